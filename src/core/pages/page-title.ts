/** Titles of pages: those that are written, and one for pages that give none. */
import { decodeReferences } from '../html/references.ts';
import { bodyStart } from '../text/markup/front-matter-block.ts';
import { replaceFences } from '../text/markup/list-fences.ts';
import { plainWords } from '../text/plain-words.ts';
import type { Page } from './page.ts';

/**
 * Makes a title from the last part of a slug: `getting-started` gives "Getting started",
 * `a/index` gives the title of `a`. Names with a case of their own stay: `.NET`, `iOS-setup`.
 */
export function titleFromSlug(slug: string): string {
  const parts = slug.split('/');
  const last = parts.at(-1) ?? slug;
  if (last !== 'index') return titleFromName(last);
  return titleFromName(parts.at(-2) ?? 'home');
}

function titleFromName(name: string): string {
  const words = name.replace(/[-_\s]+/g, ' ').trim();
  if (words === '') return name;
  const firstWord = words.split(' ', 1)[0] ?? words;
  const [first = '', ...rest] = firstWord;
  const hasOwnCase = rest.some((letter) => letter !== letter.toLowerCase());
  return hasOwnCase ? words : first.toUpperCase() + words.slice(first.length);
}

/** What may stand above the first heading and shows nothing. */
const UNSEEN =
  /^(?:\s+|(?:import|export)\s[\s\S]*?(?:\n[ \t]*\r?\n|$)|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\})+/;
/** Targets of links that generators of references write above headings, each alone on its line. */
const ANCHORS =
  /^(?:<a\s+(?:id|name)=(?:"[^"]*"|'[^']*')\s*(?:\/>|>\s*<\/a>)[ \t]*\r?\n(?:[ \t]*\r?\n)+)+/;
/** With a line of equals signs below it as well. */
const UNDERLINED =
  /^(?![ \t>#|<{]|[-+*][ \t]|\d+[.)][ \t])([^\n]*\S)[ \t]*\r?\n=+[ \t]*(?:\r?\n|$)/;
const HEADING = /^#[ \t]+([^\n]+?)(?:[ \t]+#+)?[ \t]*(?:\{#[\w-]+\}[ \t]*)?(?:\r?\n|$)/;

/**
 * The words of the heading of level 1 that a page's text begins with, without signs and references of Markdown.
 * Undefined when there is none, when nobody sees it, or when its words are only known once it is rendered.
 */
export function leadingTitle(text: string): string | undefined {
  const words = findLeading(text)?.[1];
  if (words === undefined || /[<{]/.test(words)) return undefined;
  const plain = plainWords(words);
  // In code a reference such as `&amp;` is what it says.
  const shown = words.includes('`') ? plain : decodeReferences(plain).trim();
  return shown === '' ? undefined : shown;
}

/** Whether a heading says what the title says: case and blanks do not matter. */
export function isSameTitle(heading: string, title: string): boolean {
  const fold = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  return fold(heading) === fold(title);
}

function findLeading(text: string): RegExpExecArray | null {
  const body = text.slice(bodyStart(text)).replace(UNSEEN, '');
  const below = body.replace(ANCHORS, '');
  // Of several parts, each with an anchor of its own, the first is not what the page is about.
  if (below !== body && countTitles(below) !== 1) return null;
  return HEADING.exec(below) ?? UNDERLINED.exec(below);
}

function countTitles(body: string): number {
  const prose = replaceFences(body, () => '');
  return prose.split('\n').filter((line) => HEADING.test(line)).length;
}

/** These modes give the whole page to its author. */
const BARE_MODES: ReadonlySet<string | undefined> = new Set(['custom', 'frame', 'landing']);

/** The title that stands above a page's text; undefined where its author draws all of it. */
export function shownTitle({
  title,
  frontMatter,
}: Pick<Page, 'title' | 'frontMatter'>): string | undefined {
  return BARE_MODES.has(frontMatter.mode) ? undefined : title;
}
