/** Finds fonts of the machine for letters that Lectern's own typeface lacks. */
import { readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { create, type Font } from 'fontkitten';
import type { PreviewFont } from '../../core/site.ts';

interface Wanted {
  readonly letters: string;
  /** The language of the text: Chinese, Japanese and Korean fonts draw the same letter differently. */
  readonly language: string;
}

/** Reading more would take longer than rendering all images. */
const MAX_FILES = 400;
const FONT_FILE = /\.(?:ttf|otf|ttc)$/i;
/** Faces that are less suited to a title. */
const SPECIAL = /bold|italic|oblique|mono|serif|light|thin|black|medium|condensed|emoji|math/gi;
/** How Noto families name the region that they are for. */
const REGIONS: readonly (readonly [RegExp, RegExp])[] = [
  [/^ja/, /JP$/],
  [/^ko/, /KR$/],
  [/^zh-(?:Hant|TW)/, /TC$/],
  [/^zh-HK/, /HK$/],
  [/^zh/, /SC$/],
];

const known = new Map<string, PreviewFont | undefined>();

/** The first font that has all letters, with plain faces preferred; undefined if there is none. */
export function findSystemFont(
  wanted: Wanted,
  folders: readonly string[] = systemFolders(),
): PreviewFont | undefined {
  const key = JSON.stringify([wanted, folders]);
  if (!known.has(key)) known.set(key, search(wanted, folders));
  return known.get(key);
}

function systemFolders(): readonly string[] {
  const home = homedir();
  const { WINDIR = 'C:/Windows', LOCALAPPDATA = home } = process.env;
  switch (process.platform) {
    case 'darwin':
      return ['/System/Library/Fonts', '/Library/Fonts', join(home, 'Library/Fonts')];
    case 'win32':
      return [join(WINDIR, 'Fonts'), join(LOCALAPPDATA, 'Microsoft/Windows/Fonts')];
    default:
      return ['/usr/share/fonts', '/usr/local/share/fonts', `${home}/.local/share/fonts`];
  }
}

function search(
  { letters, language }: Wanted,
  folders: readonly string[],
): PreviewFont | undefined {
  const codes = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
  const [, region] = REGIONS.find(([tag]) => tag.test(language)) ?? [];
  const files = folders.flatMap(listFonts).sort((one, other) => rankOf(one) - rankOf(other));
  for (const file of files.slice(0, MAX_FILES)) {
    const fonts = readFonts(file).filter((font) =>
      codes.every((code) => font.hasGlyphForCodePoint(code)),
    );
    const font = fonts.find(({ familyName }) => region?.test(familyName)) ?? fonts[0];
    if (font !== undefined) return { family: font.familyName, file };
  }
  return undefined;
}

function rankOf(file: string): number {
  const name = file.replace(/^.*[/\\]/, '').replace(/sans[ -]?serif/i, 'sans');
  return (name.match(SPECIAL)?.length ?? 0) - (/sans/i.test(name) ? 1 : 0);
}

function listFonts(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return entries
      .filter((name) => FONT_FILE.test(name))
      .map((name) => join(folder, name))
      .sort();
  } catch {
    return [];
  }
}

/** The fonts in a file; none if it cannot be read. */
export function readFonts(file: string): readonly Font[] {
  try {
    const font = create(readFileSync(file));
    return font.isCollection ? font.fonts : [font];
  } catch {
    return [];
  }
}
