/**
 * Letters rasterized once per size and then stamped wherever a title has them: drawing their outlines again
 * for each image would take most of its time.
 */
import type { PlacedLine } from './format-preview-image.ts';
import type { Typeface } from './outlines.ts';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, row by row. */
  readonly data: Uint8Array;
}

/** Rasterizes an SVG. */
export type Rasterize = (svg: string) => Promise<Pixels>;

/** A letter and its appearance. */
interface Form {
  readonly letter: string;
  readonly size: number;
  readonly isBold: boolean;
  /** How far the letter begins to the right of a whole pixel. */
  readonly shift: number;
}

/** The coverage of each pixel around a letter, from 0 to 255. */
interface Stamp {
  readonly width: number;
  readonly height: number;
  /** The number of rows between the first row and the baseline. */
  readonly rise: number;
  readonly ink: Uint8Array;
}

const CHANNELS = 3;
/** Space around a letter for what extends beyond its box. */
const BESIDE = 8;
const ABOVE = 1.25;
const BELOW = 0.45;

export class GlyphStamps {
  readonly #typeface: Typeface;
  readonly #rasterize: Rasterize;
  readonly #stamps = new Map<string, Stamp>();

  constructor(typeface: Typeface, rasterize: Rasterize) {
    this.#typeface = typeface;
    this.#rasterize = rasterize;
  }

  /** Draws lines onto pixels in place. */
  async put(lines: readonly PlacedLine[], pixels: Pixels): Promise<void> {
    const placed = lines.flatMap((line) =>
      this.#place(line).map((each) => ({ ...each, y: line.y, color: line.color })),
    );
    await this.#drawMissing(placed.map(({ form }) => form));
    for (const { form, x, y, color } of placed) {
      const stamp = this.#stamps.get(keyOf(form));
      if (stamp) press(stamp, { pixels, color, left: x - BESIDE, top: y - stamp.rise });
    }
  }

  #place({ text, size, isBold, x }: PlacedLine): { form: Form; x: number }[] {
    let at = x;
    return Array.from(text, (letter) => {
      const half = Math.round(at * 2);
      at += this.#typeface.draw(letter, size).width;
      return { form: { letter, size, isBold, shift: (half % 2) / 2 }, x: half >> 1 };
    });
  }

  async #drawMissing(forms: readonly Form[]): Promise<void> {
    const missing = new Map(forms.map((form) => [keyOf(form), form]));
    for (const key of missing.keys()) if (this.#stamps.has(key)) missing.delete(key);
    const { draw, bold } = this.#typeface;
    await Promise.all(
      Array.from(missing, async ([key, { letter, size, isBold, shift }]) => {
        const { width, markup } = draw(letter, size);
        const rise = Math.ceil(size * ABOVE);
        const frame = { width: Math.ceil(width) + 2 * BESIDE, height: rise + size * BELOW };
        const look = `fill="#fff" ${isBold ? bold('#fff') : ''}`;
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${Math.ceil(frame.height)}"><rect width="100%" height="100%"/><g transform="translate(${BESIDE + shift} ${rise})" ${look}>${markup}</g></svg>`;
        if (markup !== '') this.#stamps.set(key, toStamp(await this.#rasterize(svg), rise));
      }),
    );
  }
}

function keyOf({ letter, size, isBold, shift }: Form): string {
  return `${letter} ${size} ${isBold} ${shift}`;
}

/** Converts pixels to a stamp, without rows that have no ink. */
function toStamp({ width, height, data }: Pixels, rise: number): Stamp {
  const ink = Uint8Array.from({ length: width * height }, (_, at) => data[at * CHANNELS] ?? 0);
  const first = Math.max(0, Math.floor(ink.findIndex((value) => value > 0) / width));
  const last = Math.floor(ink.findLastIndex((value) => value > 0) / width);
  const shown = ink.slice(first * width, (last + 1) * width);
  return { width, height: last + 1 - first, rise: rise - first, ink: shown };
}

interface Place {
  readonly pixels: Pixels;
  readonly color: string;
  readonly left: number;
  readonly top: number;
}

function press({ width, height, ink }: Stamp, { pixels, color, left, top }: Place): void {
  const { data } = pixels;
  const mixed = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const mix = (at: number, share: number) => {
    for (let channel = 0; channel < CHANNELS; channel += 1) {
      const below = data[at + channel] ?? 0;
      data[at + channel] = below + ((mixed[channel] ?? 0) - below) * share;
    }
  };
  const shown = Math.min(width, pixels.width - left);
  for (let row = 0; row < height; row += 1) {
    const to = ((top + row) * pixels.width + left) * CHANNELS;
    for (let at = 0; at < shown; at += 1) {
      const amount = ink[row * width + at] ?? 0;
      if (amount > 0) mix(to + at * CHANNELS, amount / 255);
    }
  }
}
