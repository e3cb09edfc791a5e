/**
 * Font Awesome Free as one file. The package contains each drawing eight times, in forms that are not
 * needed here: a published Lectern includes this file, and in the repository it is generated once from the
 * installed package.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse as parseYaml } from 'yaml';
import { parse } from '../../core/html/parse.ts';
import { findElement } from '../../core/html/text.ts';

export type FreeStyle = 'brands' | 'regular' | 'solid';

export interface Renaming {
  readonly name: string;
  /** Absent if the old name was for the solid style. */
  readonly style?: FreeStyle;
}

/** Width and height of the canvas, and the path on it. */
export type FreeDrawing = readonly [width: number, height: number, path: string];

export interface FontAwesome {
  /** By style and name; aliases have their own drawings. */
  readonly drawings: Readonly<Record<FreeStyle, Readonly<Record<string, FreeDrawing>>>>;
  /** Today's names of Font Awesome 4 names such as `file-text-o`. */
  readonly renamed: Readonly<Record<string, Renaming>>;
  /** Main names by alias: `cog` -> `gear`. */
  readonly canonical: Readonly<Record<string, string>>;
}

/** The absolute path of the file, which is generated if it is missing. */
export function fontAwesomeFile(): string {
  if (import.meta.url.endsWith('.js')) {
    return fileURLToPath(new URL('../../font-awesome.json', import.meta.url));
  }
  const manifest = createRequire(import.meta.url).resolve(
    '@fortawesome/fontawesome-free/package.json',
  );
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const cache = fileURLToPath(new URL('../../../node_modules/.cache/lectern/', import.meta.url));
  const file = join(cache, `font-awesome-${version}.json`);
  if (existsSync(file)) return file;
  mkdirSync(cache, { recursive: true });
  const part = `${file}.${process.pid}`;
  writeFileSync(part, JSON.stringify(readPackage(dirname(manifest))));
  renameSync(part, file);
  return file;
}

function readPackage(folder: string): FontAwesome {
  const readStyle = (style: FreeStyle) => readDrawings(join(folder, 'svgs', style));
  return {
    drawings: {
      brands: readStyle('brands'),
      regular: readStyle('regular'),
      solid: readStyle('solid'),
    },
    renamed: readRenamings(folder),
    canonical: readCanonicalNames(folder),
  };
}

function readDrawings(folder: string): Record<string, FreeDrawing> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg'));
  const drawings = files.sort().map((file): [string, FreeDrawing] => {
    const text = readFileSync(join(folder, file), 'utf8');
    return [file.slice(0, -'.svg'.length), readDrawing(text)];
  });
  return Object.fromEntries(drawings);
}

/** Each SVG file consists of one path on a canvas. */
function readDrawing(text: string): FreeDrawing {
  const svg = findElement(parse(text), ({ name }) => name === 'svg');
  const path = svg && findElement(svg, ({ name }) => name === 'path')?.get('d');
  const [, , width, height] = svg?.get('viewbox')?.split(' ') ?? [];
  if (path === undefined) throw new Error(`Font Awesome draws in another way: ${text}`);
  return [Number(width), Number(height), path];
}

function readRenamings(folder: string): Record<string, Renaming> {
  const text = readFileSync(join(folder, 'metadata', 'shims.yml'), 'utf8');
  const entries = parseYaml(text) as Record<string, { name?: string; prefix?: string }>;
  return Object.fromEntries(
    Object.entries(entries).map(([old, { name = old, prefix }]) => [old, toRenaming(name, prefix)]),
  );
}

function toRenaming(name: string, prefix: string | undefined): Renaming {
  if (prefix === 'far') return { name, style: 'regular' };
  return prefix === 'fab' ? { name, style: 'brands' } : { name };
}

function readCanonicalNames(folder: string): Record<string, string> {
  const text = readFileSync(join(folder, 'metadata', 'icon-families.json'), 'utf8');
  const icons = JSON.parse(text) as Record<string, { aliases?: { names?: string[] } }>;
  return Object.fromEntries(
    Object.entries(icons).flatMap(([name, { aliases }]) =>
      (aliases?.names ?? []).map((alias): [string, string] => [alias, name]),
    ),
  );
}
