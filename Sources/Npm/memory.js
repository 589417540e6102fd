// Files for the program: those of the system, but standard input is a text, and what it writes to its standard streams and to
// some paths stays in memory.
import { Buffer } from "node:buffer";
import fs from "node:fs";

/** The numbers of the streams, and the first one of the paths, which no open file has. */
const input = 0, output = 1, errors = 2, first = 0x40000000;

/** What the program is told of a stream: a device takes what is written as it comes. */
const device = index => ({
  dev: 0n, ino: BigInt(index), nlink: 1n, size: 0n, atimeNs: 0n, mtimeNs: 0n, ctimeNs: 0n, mode: 0,
  isDirectory: () => false, isFile: () => false, isSymbolicLink: () => false, isCharacterDevice: () => true,
  isBlockDevice: () => false, isSocket: () => false,
});

/** The functions of node:fs for a program that reads `text` and writes to `paths`; `written` gives what it has written. */
export function filesInMemory(text, paths) {
  const rest = { bytes: Buffer.from(text) }, numbers = new Map(paths.map((path, index) => [path, first + index]));
  const pieces = new Map([output, errors, ...numbers.values()].map(number => [number, []]));
  const isOwn = number => number === input || pieces.has(number);
  const numberOf = path => numbers.get(path.toString());
  const status = call => (path, options) => numberOf(path) === undefined ? call(path, options) : device(numberOf(path));
  return {
    ...fs,
    statSync: status(fs.statSync),
    lstatSync: status(fs.lstatSync),
    fstatSync: (number, options) => isOwn(number) ? device(number) : fs.fstatSync(number, options),
    fsyncSync: number => isOwn(number) ? undefined : fs.fsyncSync(number),
    openSync: (path, ...flags) => numberOf(path) ?? fs.openSync(path, ...flags),
    closeSync: number => isOwn(number) ? undefined : fs.closeSync(number),
    readSync(number, piece) {
      if (number !== input) return fs.readSync(number, piece);
      const length = rest.bytes.copy(piece);
      rest.bytes = rest.bytes.subarray(length);
      return length;
    },
    writeSync(number, piece) {
      if (!pieces.has(number)) return fs.writeSync(number, piece);
      pieces.get(number).push(Buffer.from(piece));
      return piece.length;
    },
    /** What was written to a path, or without one to standard output, or to standard error. */
    written: path => Buffer.concat(pieces.get(path === undefined ? output : numbers.get(path))).toString(),
    complaint: () => Buffer.concat(pieces.get(errors)).toString(),
  };
}
