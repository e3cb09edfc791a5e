/**
 * Image files of the project that are drawn in the colour of the text around them. As an image
 * such a file is black, which nobody sees in dark mode; as a drawing in the page it is as meant.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSvg } from './parse-svg.ts';
import { formatSvg } from './svg-markup.ts';

/** Where the files of a site are, by its layout: flat, static files, beside pages. */
const FOLDERS = ['.', 'public', 'content'];
/** In characters. Larger ones are loaded once, as images. */
const LARGEST = 8192;
/** Colours of its own, and what a drawing in the page leaves out. */
const OTHER =
  /(?:fill|stroke)\s*[=:]\s*["']?(?!none|currentcolor)[#\w]|<(?:style|defs|use|image)\b/i;

/** The markup for the file at `path` from the site's root; undefined where it stays an image. */
export function drawTinted(projectDir: string, path: string): string | undefined {
  if (!/\.svg$/i.test(path) || path.split('/').includes('..')) return undefined;
  const text = FOLDERS.map((folder) => read(join(projectDir, folder, path))).find(Boolean) ?? '';
  const isTinted = /currentcolor/i.test(text) && !OTHER.test(text);
  const drawing = isTinted && text.length <= LARGEST ? parseSvg(text) : undefined;
  return drawing && formatSvg(drawing);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
