/**
 * Reads fonts from npm packages of Fontsource: stylesheets with one `@font-face` per file. A variable
 * font's package is preferred to one with a file for each weight.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A font file of a package, as described by the package's stylesheet. */
export interface PackagedFace {
  /** Absolute path. */
  readonly file: string;
  readonly format: 'woff' | 'woff2';
  readonly weight: string;
  readonly style: string;
  readonly unicodeRange?: string;
}

const SHEETS = {
  '@fontsource-variable': ['index.css', 'wght-italic.css'],
  '@fontsource': ['400.css', '400-italic.css', '500.css', '600.css', '700.css'],
} as const;

/** The faces of a family, from the package installed for `dir`; undefined without one. */
export function findPackagedFaces(family: string, dir: string): PackagedFace[] | undefined {
  const name = family
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  for (const [scope, sheets] of Object.entries(SHEETS)) {
    const folder = findPackage(`${scope}/${name}`, dir);
    if (folder === undefined) continue;
    const faces = readPackage(folder, sheets);
    if (faces.length > 0) return faces;
  }
  return undefined;
}

/** The faces of a variable font, from the folder of its package. */
export function readVariable(folder: string): PackagedFace[] {
  return readPackage(folder, SHEETS['@fontsource-variable']);
}

function readPackage(folder: string, sheets: readonly string[]): PackagedFace[] {
  return sheets.flatMap((sheet) => readSheet(join(folder, sheet)));
}

function findPackage(name: string, dir: string): string | undefined {
  try {
    return dirname(createRequire(join(dir, 'package.json')).resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

function readSheet(sheet: string): PackagedFace[] {
  if (!existsSync(sheet)) return [];
  const rules = readFileSync(sheet, 'utf8').matchAll(/@font-face\s*\{([^}]*)\}/g);
  return Array.from(rules, ([, rule = '']) => rule).flatMap((rule) => {
    const valueOf = (name: string) => new RegExp(`${name}\\s*:\\s*([^;]+)`).exec(rule)?.[1]?.trim();
    const url = /url\(\s*["']?\.\/([^"')]+\.(woff2?))["']?\s*\)/.exec(valueOf('src') ?? '');
    if (url?.[1] === undefined) return [];
    const unicodeRange = valueOf('unicode-range');
    return {
      file: join(dirname(sheet), url[1]),
      format: url[2] === 'woff' ? ('woff' as const) : ('woff2' as const),
      weight: valueOf('font-weight') ?? '400',
      style: valueOf('font-style') ?? 'normal',
      ...(unicodeRange !== undefined && { unicodeRange }),
    };
  });
}

/** The licenses of the packages that the files come from, as one text. */
export function readFontLicenses(files: readonly string[]): string {
  const packages = new Set(files.map((file) => dirname(dirname(file))));
  const texts = [...packages].map((folder) => join(folder, 'LICENSE')).filter(existsSync);
  return texts.map((file) => readFileSync(file, 'utf8').trim()).join('\n\n\n');
}
