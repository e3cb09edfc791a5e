/**
 * The icon sets that a project can choose: Lucide (ISC) and Tabler (MIT), each as one file of an npm
 * package. A set installed in the project is preferred to the one that comes with Lectern.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ICON_LIBRARIES, type IconLibrary } from '../../core/config/keys/icons.ts';
import { getOrMake } from '../../core/text/get-or-make.ts';
import { nearestIcon } from './find-glyph.ts';
import type { Drawing } from './svg-markup.ts';

export type ChosenLibrary = Exclude<IconLibrary, 'fontawesome'>;

export const CHOSEN_LIBRARIES = ICON_LIBRARIES.filter((library) => library !== 'fontawesome');

export interface LibraryIcons {
  /** The drawing of a name; `isSolid` requests the filled form if there is one. */
  readonly find: (name: string, isSolid: boolean) => Drawing | undefined;
  readonly findNearest: (name: string) => string | undefined;
  readonly names: () => string[];
}

interface IconifySet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
  readonly width?: number;
  readonly height?: number;
}

/** Splits a library prefix from a name: `lucide:house`. */
export function splitLibrary(name: string): { library?: IconLibrary; name: string } {
  const colon = name.indexOf(':');
  const library = ICON_LIBRARIES.find((each) => each === name.slice(0, Math.max(0, colon)));
  return library === undefined ? { name } : { library, name: name.slice(colon + 1) };
}

/** @param projectDir absolute path of the docs folder. */
export function openLibrary(library: ChosenLibrary, projectDir: string): LibraryIcons {
  const { icons, aliases = {}, width = 24, height = 24 } = readSet(library, projectDir);
  const drawingOf = (name: string): Drawing | undefined => {
    const parent = Object.hasOwn(aliases, name) ? aliases[name]?.parent : undefined;
    const key = parent ?? name;
    const body = Object.hasOwn(icons, key) ? icons[key]?.body : undefined;
    return body === undefined ? undefined : { viewBox: `0 0 ${width} ${height}`, body };
  };
  const names = () => [...Object.keys(icons), ...Object.keys(aliases)];
  return {
    find: (name, isSolid) => (isSolid ? drawingOf(`${name}-filled`) : undefined) ?? drawingOf(name),
    findNearest: (name) => nearestIcon(name, names()),
    names,
  };
}

/** Cached by file: a set is megabytes, and a server loads its project again with every change. */
const loaded = new Map<string, IconifySet>();

function readSet(library: ChosenLibrary, projectDir: string): IconifySet {
  try {
    return readSetFrom(join(projectDir, 'package.json'), library);
  } catch {
    // The project has no such package, or a damaged one.
    return readSetFrom(import.meta.url, library);
  }
}

function readSetFrom(place: string, library: ChosenLibrary): IconifySet {
  const file = resolvers[library](createRequire(place));
  return getOrMake(loaded, file, () => JSON.parse(readFileSync(file, 'utf8')) as IconifySet);
}

const resolvers: Readonly<Record<ChosenLibrary, (require: NodeJS.Require) => string>> = {
  lucide: (require) => require.resolve('@iconify-json/lucide/icons.json'),
  tabler: (require) => require.resolve('@iconify-json/tabler/icons.json'),
};
