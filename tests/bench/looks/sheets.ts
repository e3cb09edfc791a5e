/** Contact sheets: many screenshots in one image, each below its address. */
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Shots } from './visit.ts';

/** The grid of a sheet: the number of screenshots, and the size of each in pixels. */
const WIDE = { columns: 4, rows: 2, width: 340, height: 430 };
const NARROW = { columns: 8, rows: 2, width: 164, height: 430 };
const GAP = 8;
const LABEL = 18;

/** Writes a numbered series of files for each combination: `1440-light-01.png`. */
export async function makeSheets(shots: Shots, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const name of shots.combinations.filter((combination) => combination !== '')) {
    const files = readdirSync(shots.folder).filter((file) => file.startsWith(`${name}~`));
    const grid = Number.parseInt(name) >= 700 ? WIDE : NARROW;
    const size = grid.columns * grid.rows;
    for (let first = 0; first < files.length; first += size) {
      const number = `${first / size + 1}`.padStart(2, '0');
      const paths = files.toSorted().slice(first, first + size);
      await makeSheet({ paths, name, grid, shots }, join(folder, `${name}-${number}.png`));
    }
  }
}

interface Sheet {
  readonly paths: readonly string[];
  readonly name: string;
  readonly grid: typeof WIDE;
  readonly shots: Shots;
}

async function makeSheet({ paths, name, grid, shots }: Sheet, path: string): Promise<void> {
  const [width, height] = [grid.width + GAP, grid.height + LABEL + GAP];
  const pieces = paths.map(async (file, index) => {
    const left = (index % grid.columns) * width;
    const top = Math.floor(index / grid.columns) * height;
    const image = await sharp(join(shots.folder, file))
      .resize({ width: grid.width })
      .toBuffer({ resolveWithObject: true });
    const shown = { width: grid.width, height: Math.min(grid.height, image.info.height) };
    const input = await sharp(image.data)
      .extract({ left: 0, top: 0, ...shown })
      .toBuffer();
    const address = file.slice(name.length, -'.jpg'.length).replaceAll('~', '/');
    return [
      { input: label(address, grid.width), left, top },
      { input, left, top: top + LABEL },
    ];
  });
  const rows = Math.ceil(paths.length / grid.columns);
  const background = '#8a6';
  const size = { width: grid.columns * width, height: rows * height };
  await sharp({ create: { ...size, channels: 3, background } })
    .composite((await Promise.all(pieces)).flat())
    .png({ palette: true, quality: 90 })
    .toFile(path);
}

function label(text: string, width: number): Buffer {
  const shown = text.length > 46 ? `…${text.slice(-45)}` : text;
  const escaped = shown.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="2" y="13" font-family="sans-serif" font-size="12">${escaped}</text></svg>`,
  );
}
