/**
 * What the words of a page weigh in each of its sections, as text that may be kept: it depends on the
 * page and on phrases alone, and is half of the work of an index. A line for each section; in it each term with the
 * step of its weight as the last character, and a blank between them, which no term holds.
 */
import { addPhrases, type Phrases } from './build-phrases.ts';
import type { SearchDocument, SearchSection } from './document.ts';
import { toLevel } from './postings.ts';
import { weighSection } from './weigh.ts';

const FIRST_LEVEL = 'A'.charCodeAt(0);

/** The same page gives the same text, with the phrases that it holds as terms of their own. */
export function formatPageTerms(page: SearchDocument, phrases: Phrases): string {
  return page.sections.map((section) => formatSection(page, section, phrases)).join('\n');
}

function formatSection(page: SearchDocument, section: SearchSection, phrases: Phrases): string {
  const levels = weighSection(page, section);
  for (const [term, impact] of levels) levels.set(term, toLevel(impact));
  addPhrases(levels, { page, section }, phrases);
  let line = '';
  for (const [term, level] of levels) {
    if (line !== '') line += ' ';
    line += term + String.fromCharCode(FIRST_LEVEL + level);
  }
  return line;
}

/** Ends of a term, and of a section. */
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
