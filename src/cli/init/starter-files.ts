/** The files of a starter, with the new site's name and colors, and with commands that work there. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { escapeMarkup } from '../../core/html/escape-markup.ts';
import { listFilesBelow } from '../../node/output/build-marker.ts';
import { firstColors, type StartChoices } from './start-choices.ts';

/** Relative to the package's root, because compiled code is in a different folder than this file. */
const starters = fileURLToPath(new URL('../../../src/cli/starter/', import.meta.url));

export interface StarterFile {
  /** Relative to the new site's folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface StarterOptions extends StartChoices {
  /** Absolute path of the new site's folder. */
  readonly dir: string;
  /** The command to type for `lectern`. */
  readonly command: string;
}

export function listStarterFiles(options: StarterOptions): StarterFile[] {
  return ['every', options.template].flatMap((folder) =>
    listFilesBelow(join(starters, folder)).map((file) => {
      const text = readFileSync(join(starters, folder, file), 'utf8');
      return { path: toTarget(file), text: fill(file, text, options) };
    }),
  );
}

/** npm omits `.gitignore` from packages, so the starter's file has no dot. */
function toTarget(file: string): string {
  return file === 'gitignore' ? '.gitignore' : file;
}

const WRITTEN_NAME = 'My docs';
const COLOR_KEYS = ['primary', 'light', 'dark'] as const;
/** Average width of a letter of the logo in pixels, and the space before the first one. */
const LETTER = 10.4;
const BEFORE_NAME = 50;

function fill(file: string, text: string, options: StarterOptions): string {
  const { name, colors, command } = options;
  const colored = COLOR_KEYS.reduce(
    (done, key) => done.replaceAll(firstColors[key], colors[key]),
    text,
  );
  if (file.endsWith('.svg')) return fillDrawing(colored, name);
  const named = colored.replaceAll(`"${WRITTEN_NAME}"`, JSON.stringify(name));
  if (file === 'docs.json') return withSchema(named, options.dir);
  return named.replace(/\blectern (?=dev|build|check)/g, `${command} `);
}

function fillDrawing(text: string, name: string): string {
  const width = Math.ceil(BEFORE_NAME + LETTER * Array.from(name).length);
  return text
    .replaceAll(WRITTEN_NAME, escapeMarkup(name))
    .replace('width="132"', `width="${width}"`)
    .replace('viewBox="0 0 132 32"', `viewBox="0 0 ${width} 32"`);
}

/**
 * Adds the path of the schema if the package is installed above the site; editors find it nowhere else yet.
 */
function withSchema(text: string, dir: string): string {
  const path = findSchema(dir);
  return path === undefined
    ? text
    : text.replace('{\n', `{\n  "$schema": ${JSON.stringify(path)},\n`);
}

function findSchema(dir: string): string | undefined {
  const schema = 'node_modules/lectern/public/docs.schema.json';
  for (let [folder, way] = [dir, './']; ; folder = dirname(folder)) {
    if (existsSync(join(folder, schema))) return way + schema;
    if (dirname(folder) === folder) return undefined;
    way = way === './' ? '../' : `${way}../`;
  }
}
