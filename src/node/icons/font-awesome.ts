/**
 * Font Awesome Free (CC BY 4.0), read glyph by glyph from the installed package. The notice that
 * each file carries is given once for all of them, by `licences.ts`.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse as parseYaml } from 'yaml';

import { parse } from '../../core/html/parse.ts';
import { findElement } from '../../core/html/text.ts';
import type { Drawing } from './svg-markup.ts';

export type FreeStyle = 'brands' | 'regular' | 'solid';

/** Files of the package are drawn on canvases of many widths; this square holds every one. */
const canvas = 640;

const folder = dirname(
  createRequire(import.meta.url).resolve('@fortawesome/fontawesome-free/package.json'),
);

let names: Readonly<Record<FreeStyle, ReadonlySet<string>>> | undefined;

/** Names that have a file in each style; alias names have files of their own. */
export function fontAwesomeNames(): Readonly<Record<FreeStyle, ReadonlySet<string>>> {
  names ??= {
    brands: listStyle('brands'),
    regular: listStyle('regular'),
    solid: listStyle('solid'),
  };
  return names;
}

function listStyle(style: FreeStyle): ReadonlySet<string> {
  const files = readdirSync(join(folder, 'svgs', style));
  return new Set(files.filter((file) => file.endsWith('.svg')).map((file) => file.slice(0, -4)));
}

/** The drawing of `name` in `style`; undefined when Free has none. */
export function readFontAwesome(name: string, style: FreeStyle): Drawing | undefined {
  if (!fontAwesomeNames()[style].has(name)) return undefined;
  const text = readFileSync(join(folder, 'svgs', style, `${name}.svg`), 'utf8');
  const svg = findElement(parse(text), ({ name }) => name === 'svg');
  const path = svg && findElement(svg, (element) => element.name === 'path')?.get('d');
  const [, , width, height] = svg?.get('viewbox')?.split(' ') ?? [];
  if (path === undefined) return undefined;
  const left = (Number(width) - canvas) / 2;
  const top = (Number(height) - canvas) / 2;
  return { viewBox: `${left} ${top} ${canvas} ${canvas}`, body: `<path d="${path}"/>` };
}

interface Renaming {
  readonly name: string;
  /** Absent where the old name was solid. */
  readonly style?: FreeStyle;
}

let shims: ReadonlyMap<string, Renaming> | undefined;

/** What a name of Font Awesome 4, such as `file-text-o`, is called today. */
export function findRenamed(name: string): Renaming | undefined {
  shims ??= loadShims();
  return shims.get(name);
}

function loadShims(): ReadonlyMap<string, Renaming> {
  const text = readFileSync(join(folder, 'metadata', 'shims.yml'), 'utf8');
  const entries = parseYaml(text) as Record<string, { name?: string; prefix?: string }>;
  return new Map(
    Object.entries(entries).map(([old, { name = old, prefix }]) => [old, toRenaming(name, prefix)]),
  );
}

function toRenaming(name: string, prefix: string | undefined): Renaming {
  if (prefix === 'far') return { name, style: 'regular' };
  return prefix === 'fab' ? { name, style: 'brands' } : { name };
}

let canonical: ReadonlyMap<string, string> | undefined;

/** The main name of an icon known by another: `cog` is `gear`. */
export function findCanonicalName(alias: string): string | undefined {
  canonical ??= loadCanonicalNames();
  return canonical.get(alias);
}

function loadCanonicalNames(): ReadonlyMap<string, string> {
  const text = readFileSync(join(folder, 'metadata', 'icon-families.json'), 'utf8');
  const icons = JSON.parse(text) as Record<string, { aliases?: { names?: string[] } }>;
  return new Map(
    Object.entries(icons).flatMap(([name, { aliases }]) =>
      (aliases?.names ?? []).map((alias): [string, string] => [alias, name]),
    ),
  );
}
