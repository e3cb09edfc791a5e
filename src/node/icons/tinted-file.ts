/**
 * Inlines image files of the project that are meant to take the color of the surrounding text. As an image,
 * such a file is black and invisible in dark mode; inlined into the page, it looks as intended.
 */
import { parse } from '../../core/html/parse.ts';
import { findElement } from '../../core/html/text.ts';
import type { Element } from '../../core/html/tree.ts';
import { readRegular } from '../disk/read-regular.ts';
import { parseSvg } from './parse-svg.ts';
import { formatSvg } from './svg-markup.ts';

/** In characters. Larger files are loaded once, as images. */
const LARGEST = 8192;
/** Elements that an inlined drawing cannot keep. */
const LEFT_OUT = new Set(['style', 'defs', 'use', 'image']);
const OWN_COLOR = /^\s*(?!none|currentcolor)[#\w]/i;
const OWN_COLOR_IN_STYLE = /(?:fill|stroke)\s*:\s*(?!none|currentcolor)[#\w]/i;

/** The markup for a file of the site, by its absolute path; undefined if it should stay an image. */
export function drawTinted(file: string): string | undefined {
  if (!/\.svg$/i.test(file)) return undefined;
  const text = read(file);
  if (text.length > LARGEST || !/currentcolor/i.test(text)) return undefined;
  const isOther = findElement(parse(text), hasOwnLook) !== undefined;
  const drawing = isOther ? undefined : parseSvg(text);
  return drawing && formatSvg(drawing);
}

function hasOwnLook(element: Element): boolean {
  const colors = [element.get('fill'), element.get('stroke')];
  return (
    LEFT_OUT.has(element.name) ||
    colors.some((color = '') => OWN_COLOR.test(color)) ||
    OWN_COLOR_IN_STYLE.test(element.get('style') ?? '')
  );
}

function read(file: string): string {
  try {
    return readRegular(file).toString('utf8');
  } catch {
    return '';
  }
}
