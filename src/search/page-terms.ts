/**
 * The weights of a page's words in each of its sections, as text that can be cached: they depend only on
 * the page and the phrases, and computing them is half of the work of building an index. There is one line
 * per section; in it, each term ends with a character for its weight level, and spaces, which no term
 * contains, separate the terms.
 */
import { addPhrases, type Phrases } from './build-phrases.ts';
import type { SearchDocument } from './document.ts';
import { toLevel } from './postings.ts';
import { type PageSection, type ReadTerms, weighSection } from './weigh.ts';
import { readTerms, type TextTerms } from './words.ts';

const FIRST_LEVEL = 'A'.charCodeAt(0);

/**
 * Formats the terms of a page, including its phrases as separate terms. The same page produces the same
 * text.
 */
export function formatPageTerms(page: SearchDocument, phrases: Phrases): string {
  const known = new Map<string, TextTerms>();
  const read = (text: string): TextTerms => {
    const terms = known.get(text) ?? readTerms(text);
    known.set(text, terms);
    return terms;
  };
  return page.sections.map((section) => formatSection({ page, section }, phrases, read)).join('\n');
}

function formatSection(section: PageSection, phrases: Phrases, read: ReadTerms): string {
  const levels = weighSection(section, read);
  levels.forEach((impact, term) => levels.set(term, toLevel(impact)));
  addPhrases(levels, phrases, { section, read });
  const formatted: string[] = [];
  levels.forEach((level, term) => formatted.push(term + String.fromCharCode(FIRST_LEVEL + level)));
  return formatted.join(' ');
}

/** Separators of terms and of sections. */
const BLANK = 32;
const LINE_END = 10;

/** Calls `visit` for each term of each section; the first section is 0. */
export function readPageTerms(
  text: string,
  visit: (section: number, term: string, level: number) => void,
): void {
  let section = 0;
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at === text.length ? LINE_END : text.charCodeAt(at);
    if (code !== BLANK && code !== LINE_END) continue;
    const level = text.charCodeAt(at - 1) - FIRST_LEVEL;
    if (at > start) visit(section, text.slice(start, at - 1), level);
    if (code === LINE_END) section += 1;
    start = at + 1;
  }
}
