/** Titles of pages: those that authors write, and those derived for pages without one. */
import { decodeReferences } from '../html/references.ts';
import { withoutControls } from '../text/control-characters.ts';
import { bodyStart } from '../text/markup/front-matter-block.ts';
import { replaceFences } from '../text/markup/list-fences.ts';
import { stripMarkdown } from '../text/plain-words.ts';
import type { Page } from './page.ts';

/**
 * Makes a title from the last part of a slug: `getting-started` gives "Getting started", `a/index` gives
 * the title of `a`. Names with their own capitalization keep it: `.NET`, `iOS-setup`.
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

/** What can precede the first heading without being visible: whitespace, imports, exports, comments. */
const UNSEEN =
  /^(?:\s+|(?:import|export)\s[\s\S]*?(?:\n[ \t]*\r?\n|$)|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\})+/;
/** Link targets that generators of API references write above headings, each alone on its line. */
const ANCHORS =
  /^(?:<a\s+(?:id|name)=(?:"[^"]*"|'[^']*')\s*(?:\/>|>\s*<\/a>)[ \t]*\r?\n(?:[ \t]*\r?\n)+)+/;
/** A heading that is underlined with equals signs. */
const UNDERLINED =
  /^(?![ \t>#|<{]|[-+*][ \t]|\d+[.)][ \t])([^\n]*\S)[ \t]*\r?\n=+[ \t]*(?:\r?\n|$)/;
const HEADING = /^#[ \t]+([^\n]+?)(?:[ \t]+#+)?[ \t]*(?:\{#[\w-]+\}[ \t]*)?(?:\r?\n|$)/;

/**
 * Returns the words of the level 1 heading that a page's text begins with, without Markdown markup and with
 * character references decoded. Undefined when there is no such heading, when it has no visible words, or
 * when its words are known only after rendering.
 */
export function leadingTitle(text: string): string | undefined {
  const words = withoutControls(findLeading(text)?.[1] ?? '');
  if (/[<{]/.test(words)) return undefined;
  const plain = stripMarkdown(words);
  // Inside code, a reference such as `&amp;` is literal text.
  const shown = words.includes('`') ? plain : decodeReferences(plain).trim();
  return shown === '' ? undefined : shown;
}

/** Whether a heading has the same text as the title, ignoring case and whitespace. */
export function isSameTitle(heading: string, title: string): boolean {
  const fold = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  return fold(heading) === fold(title);
}

function findLeading(text: string): RegExpExecArray | null {
  const body = text.slice(bodyStart(text)).replace(UNSEEN, '');
  const below = body.replace(ANCHORS, '');
  // Where several parts have an anchor each, the first heading does not name the whole page.
  if (below !== body && countTitles(below) !== 1) return null;
  return HEADING.exec(below) ?? UNDERLINED.exec(below);
}

function countTitles(body: string): number {
  const prose = replaceFences(body, () => '');
  return prose.split('\n').filter((line) => HEADING.test(line)).length;
}

/** Modes that leave the whole page to its author. */
const BARE_MODES: ReadonlySet<string | undefined> = new Set(['custom', 'frame', 'landing']);

/**
 * Returns the title shown above a page's text; undefined in modes that leave the whole page to its author.
 */
export function shownTitle({
  title,
  frontMatter,
}: Pick<Page, 'title' | 'frontMatter'>): string | undefined {
  return BARE_MODES.has(frontMatter.mode) ? undefined : title;
}
