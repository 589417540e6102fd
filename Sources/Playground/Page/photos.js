// The photos: drawn ones of mixed ratios, or the user's own, which never leave the page.

/// Ratios in thousandths, as cameras, screens and squares have them, in no order.
const ratios = [1500, 750, 1000, 1333, 667, 1778, 800, 1500, 563, 1333, 1000, 750];

/// Ratios of drawn photos that have to be tall, square or wide.
const ratioOfShape = {t: 563, s: 1000, w: 1778};

/// Colors of sky, sun, far land and near land.
const scenes = [
  ["#8ec5f0", "#fff6d8", "#5b86b5", "#2f5d50"], ["#f3b183", "#fff2dd", "#b5668a", "#4c3a6b"],
  ["#b9dcc8", "#fffbe8", "#6ea88a", "#2e6b57"], ["#f7d08a", "#fff8e6", "#d98f5c", "#8a4a3a"],
  ["#9db4e8", "#f7f3ff", "#6674b8", "#39406f"], ["#f2a7ae", "#fff1ec", "#c26a86", "#6e3f63"],
  ["#8fd6d2", "#fdf9df", "#3f9aa0", "#1f5c6b"], ["#d7c2ee", "#fff7fb", "#9a7cc4", "#4d4180"],
  ["#c9d88a", "#fffce0", "#8fab4b", "#4a6a2f"], ["#f0c2a2", "#fff6ea", "#c78a6b", "#7a5140"],
];

/// The longer side of a drawn photo, in pixels.
const side = 480;

/// A photo: an address, a ratio in thousandths and what it is called.
class Photo {
  constructor(name, ratio, address = null) {
    Object.assign(this, {name, ratio, address});
  }
}

function draw(canvas, number, [sky, sun, far, near], hasNumber) {
  const {width, height} = canvas, context = canvas.getContext("2d"), unit = Math.min(width, height);
  const glow = context.createLinearGradient(0, 0, 0, height * 0.75);
  glow.addColorStop(0, sky);
  glow.addColorStop(1, sun);
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
  context.fillStyle = sun;
  context.beginPath();
  context.arc(width * (0.25 + 0.5 * (number * 0.618 % 1)), height * 0.3, unit * 0.09, 0, 7);
  context.fill();
  for (const [color, level, waves] of [[far, 0.62, 1.3], [near, 0.78, 0.8]]) {
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(0, height);
    for (let step = 0; step <= 24; step++) {
      const across = step / 24;
      const hill = Math.sin(across * 6.3 * waves + number * 1.7 * waves) * 0.08 + Math.sin(across * 15 + number) * 0.02;
      context.lineTo(across * width, height * (level + hill));
    }
    context.lineTo(width, height);
    context.fill();
  }
  if (!hasNumber) return;
  // The middle of a photo is what every crop keeps, so the number is there.
  context.fillStyle = "#ffffffd9";
  context.beginPath();
  context.arc(width / 2, height / 2, unit * 0.17, 0, 7);
  context.fill();
  context.fillStyle = "#1d2733";
  context.font = `600 ${unit * 0.19}px system-ui, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(number, width / 2, height / 2 + unit * 0.012);
}

/// Calls `show` with the address of a photo, now or once it is drawn.
export function withAddress(photo, show) {
  if (photo.address) show(photo.address); else photo.ready.then(({address}) => show(address));
}

export class Photos {
  #drawn = new Map();
  #plain = new Map();
  #own = [];
  /// The shapes of the first drawn photos, a letter for each; those without one are mixed.
  #shapes = "";
  /// The photos that are laid out, in order.
  shown = [];

  get hasOwn() { return this.#own.length > 0; }

  /// Adds or removes photos at the end, until there are so many.
  setCount(count) {
    while (this.shown.length > count) this.shown.pop();
    while (this.shown.length < count) this.shown.push(this.#next());
  }

  /// Whether drawn photos have the shapes of a pattern, such as `tw.`.
  fit(pattern) { return this.hasOwn || pattern === this.#shapes; }

  /// Draws the first photos in the shapes of a pattern from now on.
  set shapes(pattern) {
    if (this.fit(pattern)) return;
    this.#shapes = pattern;
    this.shown = [];
  }

  /// Numbers begin at 1 where no photo is left.
  #next(taken = this.shown) {
    if (this.hasOwn) {
      const free = this.#own.find(({address}) => !taken.some(photo => photo.address === address));
      return Object.assign(new Photo(), free ?? this.#own[taken.length % this.#own.length]);
    }
    const used = new Set(taken.map(photo => photo.number));
    let number = 1;
    while (used.has(number)) number++;
    return this.#made(number);
  }

  /// So many photos: those that are shown, then those that would come next.
  first(count) {
    const photos = this.shown.slice(0, count);
    while (photos.length < count) photos.push(this.#next(photos));
    return photos;
  }

  #made(number) {
    const ratio = ratioOfShape[this.#shapes[number - 1]] ?? ratios[(number - 1) % ratios.length], key = `${number} ${ratio}`;
    if (!this.#drawn.has(key)) this.#drawn.set(key, this.#draw(number, ratio));
    return this.#drawn.get(key);
  }

  #draw(number, ratio) {
    const photo = new Photo(`Photo ${number}`, ratio);
    photo.number = number;
    photo.color = scenes[(number - 1) % scenes.length][2];
    this.#paint(photo, true);
    return photo;
  }

  #paint(photo, hasNumber) {
    const canvas = document.createElement("canvas"), {number, ratio} = photo;
    [canvas.width, canvas.height] = ratio > 1000 ? [side, side * 1000 / ratio] : [side * ratio / 1000, side];
    draw(canvas, number, scenes[(number - 1) % scenes.length], hasNumber);
    photo.ready = new Promise(resolve => canvas.toBlob(blob => {
      photo.address = URL.createObjectURL(blob);
      resolve(photo);
    }, "image/jpeg", 0.85));
  }

  /// The photo as it is under "+2": without a number in the middle.
  withoutNumber(photo) {
    if (!photo.number) return photo;
    const key = `${photo.number} ${photo.ratio}`;
    if (!this.#plain.has(key)) {
      const plain = Object.assign(new Photo(photo.name, photo.ratio), {number: photo.number, color: photo.color});
      this.#paint(plain, false);
      this.#plain.set(key, plain);
    }
    return this.#plain.get(key);
  }

  remove(index) { this.shown.splice(index, 1); }

  /// Takes files that the user has chosen or dropped. Returns how many of them are pictures.
  async take(files) {
    const found = [];
    for (const file of files) {
      const address = URL.createObjectURL(file), image = new Image();
      image.src = address;
      try {
        await image.decode();
        const ratio = Math.round(1000 * image.naturalWidth / image.naturalHeight);
        found.push(new Photo(file.name, Math.min(Math.max(ratio || 1000, 50), 20000), address));
      } catch {
        URL.revokeObjectURL(address);
      }
    }
    if (found.length) {
      this.forgetOwn();
      this.#own = found;
    }
    return found.length;
  }

  /// Goes back to drawn photos.
  forgetOwn() {
    for (const {address} of this.#own) URL.revokeObjectURL(address);
    this.#own = [];
    this.shown = [];
  }
}
