/**
 * Font Awesome Free (CC BY 4.0), loaded when the first icon is looked up. The notice that each of its files
 * carries is given once for all of them, by `licenses.ts`.
 */
import { readFileSync } from 'node:fs';
import {
  type FontAwesome,
  fontAwesomeFile,
  type FreeStyle,
  type Renaming,
} from './font-awesome-file.ts';
import type { Drawing } from './svg-markup.ts';

/** Drawings have canvases of many widths; a square of this size fits every one. */
const canvas = 640;

let loaded: FontAwesome | undefined;

function load(): FontAwesome {
  loaded ??= JSON.parse(readFileSync(fontAwesomeFile(), 'utf8')) as FontAwesome;
  return loaded;
}

let names: Readonly<Record<FreeStyle, ReadonlySet<string>>> | undefined;

/** The names that have a drawing, by style. */
export function fontAwesomeNames(): Readonly<Record<FreeStyle, ReadonlySet<string>>> {
  const { brands, regular, solid } = load().drawings;
  names ??= {
    brands: new Set(Object.keys(brands)),
    regular: new Set(Object.keys(regular)),
    solid: new Set(Object.keys(solid)),
  };
  return names;
}

/** The drawing of `name` in `style`; undefined when Free has none. */
export function readFontAwesome(name: string, style: FreeStyle): Drawing | undefined {
  const drawing = valueOf(load().drawings[style], name);
  if (drawing === undefined) return undefined;
  const [width, height, path] = drawing;
  const left = (width - canvas) / 2;
  const top = (height - canvas) / 2;
  return { viewBox: `${left} ${top} ${canvas} ${canvas}`, body: `<path d="${path}"/>` };
}

/** Today's name for a name of Font Awesome 4, such as `file-text-o`. */
export function findRenamed(name: string): Renaming | undefined {
  return valueOf(load().renamed, name);
}

/** The main name of an icon by its alias: `cog` -> `gear`. */
export function findCanonicalName(alias: string): string | undefined {
  return valueOf(load().canonical, alias);
}

/** Reads own properties only: an author can name an icon `constructor`. */
function valueOf<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
