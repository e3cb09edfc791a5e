/** Puts the sections that hold the words of a query in order. */
import type { Meaning } from './expand-word.ts';
import type { SearchIndex } from './open-index.ts';

/** A word of a query. */
export interface AskedWord {
  readonly meanings: readonly Meaning[];
  /** How much it counts beside the others; usually 1. */
  readonly weight: number;
}

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
const COMPLETENESS = 2;
/** What further sections add to the best one of their page. */
const COMPANY = 0.04;
const COUNTED_COMPANY = 4;

/** `isWanted` tells which pages the reader asks for. */
export function rankPages(
  index: SearchIndex,
  words: readonly AskedWord[],
  isWanted: (page: number) => boolean,
): readonly RankedPage[] {
  const sums = new SectionSums(index.manifest.sectionCount);
  for (const word of words) sums.addWord(index, word);
  const pages = new Map<number, RankedSection[]>();
  for (const section of sums.touched) {
    const page = index.pageOf[section] ?? 0;
    if (!isWanted(page)) continue;
    const ranked = { section, score: sums.scoreOf(section) };
    const sections = pages.get(page);
    if (sections === undefined) pages.set(page, [ranked]);
    else sections.push(ranked);
  }
  return [...pages].map(([page, sections]) => toPage(page, sections)).sort(byScore);
}

/** Scores of all sections, summed up word by word. */
class SectionSums {
  /** Sections that hold a word. */
  readonly touched: number[] = [];
  readonly #scores: Float32Array;
  /** Of the words in each section, and of all. */
  readonly #rarities: Float32Array;
  #rarity = 0;

  constructor(sectionCount: number) {
    this.#scores = new Float32Array(sectionCount);
    this.#rarities = new Float32Array(sectionCount);
  }

  /** A section counts with its best meaning of the word. */
  addWord({ manifest: { sectionCount } }: SearchIndex, { meanings, weight }: AskedWord): void {
    const rarityOf = (count: number) => Math.log(1 + (sectionCount - count + 0.5) / (count + 0.5));
    const exact = meanings.find(({ quality }) => quality === 1);
    // A rare word that only begins like the one typed is no better an answer for being rare.
    const most = exact === undefined ? Infinity : rarityOf(exact.entry.count);
    const best = new Float32Array(sectionCount);
    const found: number[] = [];
    let rarity = 0;
    for (const { entry, quality } of meanings) {
      const worth = Math.min(rarityOf(entry.count), most) * quality * weight;
      rarity = Math.max(rarity, worth);
      const { sections, impacts } = entry.postings();
      for (let rank = 0; rank < sections.length; rank += 1) {
        const section = sections[rank] ?? 0;
        const score = worth * (impacts[rank] ?? 0);
        const before = best[section] ?? 0;
        if (before === 0) found.push(section);
        if (score > before) best[section] = score;
      }
    }
    this.#rarity += rarity;
    for (const section of found) this.#add(section, best[section] ?? 0, rarity);
  }

  scoreOf(section: number): number {
    const share = (this.#rarities[section] ?? 0) / this.#rarity;
    return (this.#scores[section] ?? 0) * share ** COMPLETENESS;
  }

  #add(section: number, score: number, rarity: number): void {
    const before = this.#scores[section] ?? 0;
    if (before === 0) this.touched.push(section);
    this.#scores[section] = before + score;
    this.#rarities[section] = (this.#rarities[section] ?? 0) + rarity;
  }
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
