import type { Page } from '../pages/page.ts';
import type { Subject } from '../reference/model/model.ts';
import { cutText } from '../text/cut-text.ts';
import { stripMarkdown, stripTags } from '../text/plain-words.ts';

/** How many characters of a description search engines and previews of links show. */
const MAX_CHARACTERS = 160;

interface ShownText {
  readonly page: Pick<Page, 'origin'>;
  /** What the page shows of an API. */
  readonly subject: Subject | undefined;
  /** The parts of its text, for search. */
  readonly sections: readonly { readonly text: string }[];
}

/**
 * Returns the first words of a page's text, on one line; for a generated page, those of what it describes.
 * Undefined if there are none.
 */
export function excerptOf({ page, subject, sections }: ShownText): string | undefined {
  const described = subject && 'description' in subject ? subject.description : undefined;
  if (described !== undefined) return shorten(firstWords(described));
  // Without a description, such a page begins with addresses and names.
  if (page.origin === 'document') return undefined;
  return shorten(sections.find(({ text }) => text.trim() !== '')?.text);
}

/** Returns the first paragraph of Markdown as plain text. */
function firstWords(markdown: string): string {
  const [paragraph = ''] = cutText(markdown.trim(), LONGEST).split(/\n\s*\n/);
  return stripTags(stripMarkdown(paragraph.replace(/^#+\s/, '')));
}

/** Texts can be long, so no more of them is read. */
const LONGEST = MAX_CHARACTERS * 4;

function shorten(text = ''): string | undefined {
  const line = cutText(text, LONGEST).replace(/\s+/g, ' ').trim();
  if (line === '') return undefined;
  if (line.length <= MAX_CHARACTERS) return line;
  const cut = cutText(line, MAX_CHARACTERS - 1);
  // Some languages do not separate words by spaces.
  const end = cut.lastIndexOf(' ');
  return `${end > MAX_CHARACTERS / 2 ? cut.slice(0, end) : cut}…`;
}
