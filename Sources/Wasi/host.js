// WASI preview 1 on the functions of node:fs, as far as gridgen calls it. The program sees all files, by a folder "/".
//
// node:wasi, which is experimental, follows links by itself and then can't see some of their targets, and it loses the
// permissions of files that are replaced. This host leaves both to the system, and runs in deno, too. Others that embed the program
// may give functions in place of those of node:fs.
import { Buffer } from "node:buffer";
import { randomFillSync } from "node:crypto";
import fs from "node:fs";
import process from "node:process";
import tty from "node:tty";

/** The numbers of WASI for the errors that node names. */
const errors = {
  EACCES: 2, EAGAIN: 6, EBADF: 8, EBUSY: 10, EDQUOT: 19, EEXIST: 20, EFBIG: 22, EINTR: 27, EINVAL: 28, EIO: 29, EISDIR: 31,
  ELOOP: 32, EMFILE: 33, EMLINK: 34, ENAMETOOLONG: 37, ENFILE: 41, ENODEV: 43, ENOENT: 44, ENOMEM: 48, ENOSPC: 51, ENOSYS: 52,
  ENOTDIR: 54, ENOTEMPTY: 55, ENOTSUP: 58, ENXIO: 60, EPERM: 63, EPIPE: 64, EROFS: 69, ESPIPE: 70, ETXTBSY: 74, EXDEV: 75,
};
/** Kinds of files. */
const [unknown, blockDevice, characterDevice, folder, file, socket, link] = [0, 1, 2, 3, 4, 6, 7];
/** Flags of `path_open`: of the path, of opening and of the open file, then rights. */
const follows = 1, creates = 1, wantsFolder = 2, isExclusive = 4, truncates = 8, isNonblocking = 4, reads = 2n, writes = 64n;
/** All rights, and those without which wasi-libc takes a device for a terminal: to seek and to tell. */
const allRights = 0x1fffffffn, placeRights = 1n << 2n | 1n << 5n;
/** The descriptor of the folder "/". */
const root = 3;
const isWindows = process.platform === "win32";

/** A path, or an option with one, as the program takes it: `/C:/folder/file` on Windows. */
export function slashed(path) {
  return isWindows ? path.replaceAll("\\", "/").replace(/^(.*=)?([A-Za-z]:\/)/, "$1/$2") : path;
}

/** Ends the program, as an exception that passes through it. */
class Exit {
  constructor(code) {
    this.code = code;
  }
}

/** The number of an error; one that isn't the system's passes through. */
function number(error) {
  if (!(error.code in errors) && !error.syscall) throw error;
  return errors[error.code] ?? errors.EIO;
}

function kind(status) {
  if (status.isDirectory()) return folder;
  if (status.isFile()) return file;
  if (status.isSymbolicLink()) return link;
  if (status.isCharacterDevice()) return characterDevice;
  if (status.isBlockDevice()) return blockDevice;
  return status.isSocket() ? socket : unknown;
}

/** Waits for so many milliseconds. */
function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** Calls a function until it needn't wait: a stream may be one whose calls return at once. */
function waiting(call) {
  for (;;) {
    try {
      return call();
    } catch (error) {
      if (error.code !== "EAGAIN") throw error;
      sleep(10);
    }
  }
}

/** The memory of a program. */
class Memory {
  constructor(memory) {
    this.memory = memory;
  }

  get view() {
    return new DataView(this.memory.buffer);
  }

  bytes(at, length) {
    return new Uint8Array(this.memory.buffer, at, length);
  }

  setNumber(at, value) {
    this.view.setUint32(at, value, true);
  }

  setLong(at, value) {
    this.view.setBigUint64(at, value, true);
  }

  /** The pieces of memory that a list of them names. */
  pieces(list, count) {
    const view = this.view;
    return Array.from({ length: count }, (_, index) =>
      this.bytes(view.getUint32(list + 8 * index, true), view.getUint32(list + 8 * index + 4, true)));
  }

  setStatus(at, status) {
    this.setLong(at, status.dev);
    this.setLong(at + 8, status.ino);
    this.view.setUint8(at + 16, kind(status));
    this.setLong(at + 24, status.nlink);
    this.setLong(at + 32, status.size);
    this.setLong(at + 40, status.atimeNs);
    this.setLong(at + 48, status.mtimeNs);
    this.setLong(at + 56, status.ctimeNs);
  }
}

/** Arguments or variables: the calls for how many there are, and for the texts. */
function texts(list, memory) {
  const all = list.map(text => Buffer.from(text + "\0"));
  return [
    (count, size) => {
      memory.setNumber(count, all.length);
      memory.setNumber(size, all.reduce((sum, text) => sum + text.length, 0));
    },
    (pointers, at) => {
      all.forEach((text, index) => {
        memory.setNumber(pointers + 4 * index, at);
        memory.bytes(at, text.length).set(text);
        at += text.length;
      });
    },
  ];
}

/** The open files of a program, and the calls that use them. */
class Files {
  constructor(memory, fs) {
    this.memory = memory;
    this.fs = fs;
    this.open = new Map([[0, { number: 0 }], [1, { number: 1 }], [2, { number: 2 }], [root, { path: "/", names: [] }]]);
  }

  get(descriptor) {
    const found = this.open.get(descriptor);
    if (!found) throw Object.assign(new Error("no such descriptor"), { code: "EBADF" });
    return found;
  }

  /** The number of an open file that is no folder. */
  number(descriptor) {
    const found = this.get(descriptor);
    if (found.names) throw Object.assign(new Error("a folder"), { code: "EISDIR" });
    return found.number;
  }

  /** A path of the program as one of the system. It consists of bytes, which needn't be UTF-8. */
  path(descriptor, at, length) {
    const base = this.get(descriptor).path;
    const path = Buffer.concat([Buffer.from(base.endsWith("/") ? base : base + "/"), this.memory.bytes(at, length)]);
    return isWindows ? path.toString().replace(/^\/([A-Za-z]:)/, "$1") : path;
  }

  /** Opens a file, or reads the names in a folder. */
  opened(path, pathFlags, flags, rights, fileFlags) {
    const { fs } = this;
    const { O_RDONLY, O_WRONLY, O_RDWR, O_CREAT, O_EXCL, O_TRUNC, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = fs.constants;
    const isWritten = (rights & writes) !== 0n;
    if (!isWritten && (flags & wantsFolder || fs.statSync(path, { throwIfNoEntry: false })?.isDirectory())) {
      return { path: path.toString(), names: fs.readdirSync(path, { withFileTypes: true, encoding: "buffer" }) };
    }
    let own = !isWritten ? O_RDONLY : rights & reads ? O_RDWR : O_WRONLY;
    if (flags & creates) own |= O_CREAT;
    if (flags & isExclusive) own |= O_EXCL;
    if (flags & truncates) own |= O_TRUNC;
    if (!(pathFlags & follows)) own |= O_NOFOLLOW;
    if (fileFlags & isNonblocking) own |= O_NONBLOCK;
    return { number: fs.openSync(path, own, 0o666) };
  }

  /** Writes the entries of a folder from a place on, as many as there is room for; the last may be cut off. */
  entries(descriptor, buffer, size, start) {
    let end = 0;
    const add = bytes => {
      const fitting = bytes.subarray(0, size - end);
      this.memory.bytes(buffer + end, fitting.length).set(fitting);
      end += fitting.length;
    };
    const names = this.get(descriptor).names ?? [];
    for (let index = Number(start); index < names.length && end < size; index++) {
      const head = Buffer.alloc(24);
      head.writeBigUint64LE(BigInt(index + 1), 0);
      head.writeUint32LE(names[index].name.length, 16);
      head.writeUint8(kind(names[index]), 20);
      add(head);
      add(names[index].name);
    }
    return end;
  }

  calls() {
    const { memory, fs } = this;
    const place = (...path) => this.path(...path);
    return {
      fd_prestat_get: (descriptor, at) => {
        if (descriptor !== root) return errors.EBADF;
        memory.view.setUint8(at, 0);
        memory.setNumber(at + 4, 1);
      },
      fd_prestat_dir_name: (_, at) => memory.bytes(at, 1).set(Buffer.from("/")),
      fd_fdstat_get: (descriptor, at) => {
        const found = this.get(descriptor);
        memory.view.setUint8(at, found.names ? folder : kind(fs.fstatSync(found.number)));
        memory.view.setUint16(at + 2, 0, true);
        memory.setLong(at + 8, !found.names && tty.isatty(found.number) ? allRights & ~placeRights : allRights);
        memory.setLong(at + 16, allRights);
      },
      fd_fdstat_set_flags: () => {},
      fd_filestat_get: (descriptor, at) => {
        const found = this.get(descriptor), options = { bigint: true };
        memory.setStatus(at, found.names ? fs.statSync(found.path, options) : fs.fstatSync(found.number, options));
      },
      fd_filestat_set_size: (descriptor, size) => fs.ftruncateSync(this.number(descriptor), Number(size)),
      fd_sync: descriptor => fs.fsyncSync(this.number(descriptor)),
      fd_close: descriptor => {
        const found = this.get(descriptor);
        this.open.delete(descriptor);
        if (found.number > 2) fs.closeSync(found.number);
      },
      fd_read: (descriptor, list, count, at) => {
        const number = this.number(descriptor);
        let sum = 0;
        for (const piece of memory.pieces(list, count)) {
          let length = 0;
          try {
            length = waiting(() => fs.readSync(number, piece));
          } catch (error) {
            // The end of standard input on Windows.
            if (error.code !== "EOF") throw error;
          }
          sum += length;
          if (length < piece.length) break;
        }
        memory.setNumber(at, sum);
      },
      fd_write: (descriptor, list, count, at) => {
        const number = this.number(descriptor);
        let sum = 0;
        for (const piece of memory.pieces(list, count)) {
          const length = piece.length && waiting(() => fs.writeSync(number, piece));
          sum += length;
          if (length < piece.length) break;
        }
        memory.setNumber(at, sum);
      },
      fd_seek: () => errors.ESPIPE,
      fd_readdir: (descriptor, buffer, size, start, at) => memory.setNumber(at, this.entries(descriptor, buffer, size, start)),
      path_filestat_get: (descriptor, flags, path, length, at) =>
        memory.setStatus(at, (flags & follows ? fs.statSync : fs.lstatSync)(place(descriptor, path, length), { bigint: true })),
      path_open: (descriptor, pathFlags, path, length, flags, rights, _, fileFlags, at) => {
        const found = this.opened(place(descriptor, path, length), pathFlags, flags, rights, fileFlags);
        let next = root + 1;
        while (this.open.has(next)) next++;
        this.open.set(next, found);
        memory.setNumber(at, next);
      },
      path_create_directory: (...path) => fs.mkdirSync(place(...path)),
      path_unlink_file: (...path) => fs.unlinkSync(place(...path)),
      path_rename: (descriptor, path, length, other, otherPath, otherLength) => {
        const from = place(descriptor, path, length), to = place(other, otherPath, otherLength);
        // WASI has no permissions. A file that replaces another one gets those.
        const replaced = fs.lstatSync(to, { throwIfNoEntry: false });
        if (replaced?.isFile()) fs.chmodSync(from, replaced.mode & 0o777);
        fs.renameSync(from, to);
      },
      path_readlink: (descriptor, path, length, buffer, size, at) => {
        const whole = fs.readlinkSync(place(descriptor, path, length), { encoding: "buffer" });
        const target = (isWindows ? Buffer.from(slashed(whole.toString())) : whole).subarray(0, size);
        memory.bytes(buffer, target.length).set(target);
        memory.setNumber(at, target.length);
      },
    };
  }
}

/** Nanoseconds by a clock: the time of day, a clock that is never set back, or what the process has computed. */
function nanoseconds(clock) {
  if (clock === 0) return BigInt(Date.now()) * 1_000_000n;
  if (clock === 1) return process.hrtime.bigint();
  const { user, system } = process.cpuUsage();
  return BigInt(user + system) * 1_000n;
}

/** Runs a compiled program; returns its exit code. `files` has the functions of node:fs. */
export function run(module, { args, env, files = fs }) {
  const memory = new Memory();
  const [argumentSizes, argumentTexts] = texts(args, memory);
  const [variableSizes, variableTexts] = texts(Object.entries(env).map(([name, value]) => `${name}=${value}`), memory);
  const calls = {
    ...new Files(memory, files).calls(),
    args_sizes_get: argumentSizes,
    args_get: argumentTexts,
    environ_sizes_get: variableSizes,
    environ_get: variableTexts,
    clock_time_get: (clock, _, at) => memory.setLong(at, nanoseconds(clock)),
    random_get: (at, length) => void randomFillSync(memory.bytes(at, length)),
    // Only sleeping is asked for.
    poll_oneoff: (asked, events, _, at) => {
      sleep(Number(memory.view.getBigUint64(asked + 24, true)) / 1e6);
      memory.bytes(events, 32).fill(0);
      memory.setNumber(at, 1);
    },
    proc_exit: code => {
      throw new Exit(code);
    },
  };
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    const call = calls[name] ?? (() => errors.ENOSYS);
    (imports[from] ??= {})[name] = (...values) => {
      try {
        const result = call(...values);
        return typeof result === "number" ? result : 0;
      } catch (error) {
        return number(error);
      }
    };
  }
  const instance = new WebAssembly.Instance(module, imports);
  memory.memory = instance.exports.memory;
  try {
    instance.exports._start();
    return 0;
  } catch (error) {
    if (error instanceof Exit) return error.code;
    throw error;
  }
}
