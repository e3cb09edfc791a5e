/** Builds the files of terms from documents. */
import { fileNames, type IndexPart } from './format.ts';
import type { IndexedPage } from './document.ts';
import { readPageTerms } from './page-terms.ts';
import { PostingsText } from './postings.ts';

export interface TermFiles {
  readonly files: readonly IndexPart[];
  readonly firstTerms: readonly string[];
  /** All terms. */
  readonly known: ReadonlySet<string>;
}

/** In characters; up to this size, about 250 kB compressed, one file loads faster than several. */
const ONE_FILE = 420_000;
/** In characters; about 30 kB compressed. */
const FILE_SIZE = 50_000;
/** A term in more than this share of the sections only distinguishes those that it names. */
const COMMON = 0.2;
const COMMON_FROM = 200;
const NAMING = 2.4;

export function buildTermFiles(
  pages: readonly Pick<IndexedPage, 'terms' | 'sectionCount'>[],
): TermFiles {
  const { postingsByTerm, sectionCount } = collectPostings(pages);
  const terms = [...postingsByTerm.keys()].sort();
  const lines = terms.map((term) => {
    const postings = postingsByTerm.get(term) ?? new PostingsText();
    postingsByTerm.delete(term);
    return `${term} ${postings.count} ${withoutCommon(postings, sectionCount).format()}`;
  });
  const parts = split(lines);
  const files = parts.map((part, number) => {
    const text = part.join('\n');
    return { name: fileNames.terms(number), format: () => text };
  });
  const words = { name: fileNames.words, format: () => terms.join('\n') };
  return {
    files: files.length > 1 ? [...files, words] : files,
    firstTerms: parts.map(([first = '']) => first.slice(0, first.indexOf(' '))),
    known: new Set(terms),
  };
}

function collectPostings(pages: readonly Pick<IndexedPage, 'terms' | 'sectionCount'>[]) {
  const postingsByTerm = new Map<string, PostingsText>();
  let sectionCount = 0;
  for (const page of pages) {
    const first = sectionCount;
    readPageTerms(page.terms(), (section, term, level) => {
      let postings = postingsByTerm.get(term);
      if (postings === undefined) {
        postings = new PostingsText();
        // A copy, because a substring would keep all of the page's terms in memory.
        postingsByTerm.set(` ${term}`.slice(1), postings);
      }
      postings.add(first + section, level);
    });
    sectionCount += page.sectionCount;
  }
  return { postingsByTerm, sectionCount };
}

function withoutCommon(postings: PostingsText, sectionCount: number): PostingsText {
  const isCommon = sectionCount >= COMMON_FROM && postings.count > sectionCount * COMMON;
  return isCommon ? postings.atLeast(NAMING) : postings;
}

/** Splits lines into files of about the same size, at least one. */
function split(lines: readonly string[]): readonly (readonly string[])[] {
  const total = lines.reduce((sum, line) => sum + line.length + 1, 0);
  if (total <= ONE_FILE) return [lines];
  const parts: string[][] = [];
  let size = FILE_SIZE;
  for (const line of lines) {
    if (size >= FILE_SIZE) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(line);
    size += line.length + 1;
  }
  return parts;
}
