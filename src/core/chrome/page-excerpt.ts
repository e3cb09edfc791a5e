/** The first words of a page, for search engines and previews of links. */
import { parse } from '../html/parse.ts';
import { plainText } from '../html/text.ts';
import type { Page } from '../pages/page.ts';
import type { Subject } from '../reference/model/model.ts';
import { cutText } from '../text/cut-text.ts';

/** How many characters of a description search engines and previews of links show. */
const MAX_CHARACTERS = 160;

/** Texts can be long, so no more characters of them are read. */
const LONGEST = MAX_CHARACTERS * 4;

/** Returns the first paragraph of what a document says about a subject, as Markdown. */
export function leadOf(subject: Subject | undefined): string | undefined {
  const described = subject && 'description' in subject ? subject.description.trim() : undefined;
  return described && cutText(described, LONGEST).split(/\n\s*\n/)[0];
}

interface ShownText {
  readonly page: Pick<Page, 'origin' | 'reference'>;
  /** The first paragraph of what a document says about the page's subject, as HTML. */
  readonly described: string | undefined;
  /** The words by which the page begins, outside of components; can be empty. */
  readonly lead: string;
  /** The parts of the page's text, for search. */
  readonly sections: readonly { readonly text: string }[];
}

/** Returns a line of text; undefined if the page has no words of its own or of its document. */
export function excerptOf({ page, described, lead, sections }: ShownText): string | undefined {
  if (described !== undefined) return shorten(plainText(parse(described)));
  if (lead !== '') return shorten(lead);
  // Without words of its author, a page about an API begins with addresses and names.
  if (page.origin === 'document' || page.reference !== undefined) return undefined;
  return shorten(sections.find(({ text }) => text.trim() !== '')?.text);
}

function shorten(text = ''): string | undefined {
  const line = cutText(text, LONGEST).replace(/\s+/g, ' ').trim();
  if (line === '') return undefined;
  if (line.length <= MAX_CHARACTERS) return line;
  const cut = cutText(line, MAX_CHARACTERS - 1);
  // Some languages do not separate words by spaces.
  const end = cut.lastIndexOf(' ');
  return `${end > MAX_CHARACTERS / 2 ? cut.slice(0, end) : cut}…`;
}
