/**
 * Pages that differ as much as real ones: an invented language with the word frequencies of a real one,
 * three thousand letters per page, and most words of a large site on only a few of its pages.
 */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PAGES_IN_GROUP = 25;
const SECTIONS = 6;
const WORDS_IN_SECTION = 70;
const SYLLABLES = 'ka le mi no ru sta ven dor pli qua ber tin gos fra wel cu zi hap jen ox'.split(
  ' ',
);

/** Writes a docs folder of `count` pages, which are the same each time; returns its path. */
export function writeVariedPages(count: number): string {
  const dir = mkdtempSync(join(tmpdir(), 'lectern-bench-'));
  const random = randomNumbers();
  const toWord = () => wordOf(Math.floor(vocabulary(count) ** random()));
  const toText = (words: number) => Array.from({ length: words }, toWord).join(' ');
  const groups: { group: string; pages: string[] }[] = [];
  for (let page = 0; page < count; page += 1) {
    if (page % PAGES_IN_GROUP === 0) groups.push({ group: toText(2), pages: [] });
    const slug = `part-${groups.length}/page-${page + 1}`;
    groups.at(-1)?.pages.push(slug);
    mkdirSync(join(dir, slug, '..'), { recursive: true });
    const sections = Array.from(
      { length: SECTIONS },
      () => `## ${toText(3)}\n\n${toText(WORDS_IN_SECTION)}.`,
    );
    const title = `${toText(2)} ${wordOf(page)}`;
    writeFileSync(
      join(dir, `${slug}.md`),
      `---\ntitle: ${title}\n---\n\n${sections.join('\n\n')}\n`,
    );
  }
  writeFileSync(join(dir, 'docs.json'), JSON.stringify({ name: 'Bench', navigation: groups }));
  return dir;
}

/** Returns the number of different words on this many pages, according to Heaps' law. */
function vocabulary(pages: number): number {
  return Math.round(12 * (pages * SECTIONS * WORDS_IN_SECTION) ** 0.57);
}

/** Returns the word of a frequency rank; frequent words are short. */
function wordOf(rank: number): string {
  let word = '';
  for (let rest = rank + SYLLABLES.length; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    word += SYLLABLES[rest % SYLLABLES.length] ?? '';
  }
  return word;
}

/** Returns a generator of numbers from 0 to 1, which are the same each time. */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
