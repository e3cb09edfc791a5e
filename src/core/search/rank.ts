/** Puts the sections that hold the words of a query in order. */
import type { Meaning } from './expand-word.ts';
import type { SearchIndex } from './open-index.ts';

export interface RankedSection {
  readonly section: number;
  readonly score: number;
}

export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** Best first. */
  readonly sections: readonly RankedSection[];
}

/** Holding all words counts more than holding one of them often. */
const COMPLETENESS = 1.5;
/** What further sections add to the best one of their page. */
const COMPANY = 0.04;
const COUNTED_COMPANY = 4;

/** `meanings`: of each word of the query. `isWanted` tells which pages the reader asks for. */
export function rankPages(
  index: SearchIndex,
  meanings: readonly (readonly Meaning[])[],
  isWanted: (page: number) => boolean,
): readonly RankedPage[] {
  const words = meanings.filter((each) => each.length > 0).map((each) => weighWord(index, each));
  const total = words.reduce((sum, { rarity }) => sum + rarity, 0);
  const sums = new Map<number, { score: number; rarity: number }>();
  for (const { scores, rarity } of words) {
    for (const [section, score] of scores) {
      const sum = sums.get(section);
      if (sum === undefined) sums.set(section, { score, rarity });
      else {
        sum.score += score;
        sum.rarity += rarity;
      }
    }
  }
  const pages = new Map<number, RankedSection[]>();
  for (const [section, { score, rarity }] of sums) {
    const page = index.pageOf[section] ?? 0;
    if (!isWanted(page)) continue;
    const ranked = { section, score: score * (rarity / total) ** COMPLETENESS };
    const sections = pages.get(page);
    if (sections === undefined) pages.set(page, [ranked]);
    else sections.push(ranked);
  }
  return [...pages].map(([page, sections]) => toPage(page, sections)).sort(byScore);
}

/** Sections by their best meaning of one word. */
function weighWord({ manifest }: SearchIndex, meanings: readonly Meaning[]) {
  const rarityOf = (count: number) =>
    Math.log(1 + (manifest.sectionCount - count + 0.5) / (count + 0.5));
  const exact = meanings.find(({ quality }) => quality === 1);
  // A rare word that only begins like the one typed is no better an answer for being rare.
  const most = exact === undefined ? Infinity : rarityOf(exact.entry.count);
  const scores = new Map<number, number>();
  let rarity = 0;
  for (const { entry, quality } of meanings) {
    const own = Math.min(rarityOf(entry.count), most);
    rarity = Math.max(rarity, own * quality);
    for (const { section, impact } of entry.postings()) {
      const score = own * quality * impact;
      if (score > (scores.get(section) ?? 0)) scores.set(section, score);
    }
  }
  return { scores, rarity };
}

function toPage(page: number, sections: RankedSection[]): RankedPage {
  const ordered = sections.sort(byScore);
  const [best, ...others] = ordered;
  const company = others.slice(0, COUNTED_COMPANY).reduce((sum, { score }) => sum + score, 0);
  return { page, sections: ordered, score: (best?.score ?? 0) + COMPANY * company };
}

/** Equal scores keep the order of the site. */
function byScore(
  a: { score: number; page?: number; section?: number },
  b: { score: number; page?: number; section?: number },
): number {
  return b.score - a.score || (a.page ?? a.section ?? 0) - (b.page ?? b.section ?? 0);
}
