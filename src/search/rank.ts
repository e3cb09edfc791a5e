/** Ranks the sections that contain the words of a query. */
import type { Meaning } from './expand-word.ts';
import type { SearchIndex } from './open-index.ts';

/** A word of a query. */
export interface AskedWord {
  readonly meanings: readonly Meaning[];
  /** Its weight compared with the other words; usually 1. */
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

/**
 * The most that a synonym counts if only one word was typed, relative to the weakest section with the word
 * itself.
 */
const OTHER_NAME = 0.8;
/** The least quality that counts as the word itself, which includes other numbers and spellings. */
const ITSELF = 0.9;
/** Containing all words counts more than containing one of them often. */
const COMPLETENESS = 2;
/** The share of their score that further sections add to the best one of their page. */
const COMPANY = 0.04;
const COUNTED_COMPANY = 4;

/** Ranks the pages that `isWanted` accepts. */
export function rankPages(
  index: SearchIndex,
  words: readonly AskedWord[],
  isWanted: (page: number) => boolean,
): readonly RankedPage[] {
  const sums = new SectionSums(index.manifest.sectionCount);
  const isOnly = words.filter(({ weight }) => weight === 1).length === 1;
  for (const word of words) sums.addWord(index, word, isOnly);
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

/** Scores of all sections, added up word by word. */
class SectionSums {
  /** Sections that contain a word. */
  readonly touched: number[] = [];
  readonly #scores: Float32Array;
  /** The total rarity of the words in each section, and of all words. */
  readonly #rarities: Float32Array;
  #rarity = 0;

  constructor(sectionCount: number) {
    this.#scores = new Float32Array(sectionCount);
    this.#rarities = new Float32Array(sectionCount);
  }

  /**
   * Scores each section by its best meaning of the word. If the query has only this word, sections with
   * just a synonym rank after all that contain the word itself.
   */
  addWord(index: SearchIndex, { meanings, weight }: AskedWord, isOnly: boolean): void {
    const { sectionCount } = index.manifest;
    const rarityOf = (count: number) => Math.log(1 + (sectionCount - count + 0.5) / (count + 0.5));
    const exact = meanings.find(({ quality }) => quality === 1);
    // A rare term that only begins like the typed word is not a better match for being rare.
    const most = exact === undefined ? Infinity : rarityOf(exact.entry.count);
    const worthOf = ({ entry, quality }: Meaning) =>
      Math.min(rarityOf(entry.count), most) * quality * weight;
    const own = meanings.filter(({ isSynonym }) => isSynonym !== true);
    const others = meanings.filter(({ isSynonym }) => isSynonym === true);
    const best = bestScores(sectionCount, own, worthOf);
    const ofOthers = bestScores(sectionCount, others, worthOf);
    const share = isOnly ? shareOfOthers(best, ofOthers, own.filter(isItself)) : 1;
    ofOthers.forEach((score, section) => {
      if (score > 0) best[section] = Math.max(best[section] ?? 0, score * share);
    });
    const rarity = Math.max(0, ...meanings.map(worthOf));
    this.#rarity += rarity;
    best.forEach((score, section) => {
      if (score > 0) this.#add(section, score, rarity);
    });
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

/** The best score by section number; 0 if a section has none of the meanings. */
function bestScores(
  sectionCount: number,
  meanings: readonly Meaning[],
  worthOf: (meaning: Meaning) => number,
): Float32Array {
  const best = new Float32Array(sectionCount);
  for (const meaning of meanings) {
    const worth = worthOf(meaning);
    const { sections, impacts } = meaning.entry.postings();
    for (let rank = 0; rank < sections.length; rank += 1) {
      const section = sections[rank] ?? 0;
      best[section] = Math.max(best[section] ?? 0, worth * (impacts[rank] ?? 0));
    }
  }
  return best;
}

function isItself({ quality }: Meaning): boolean {
  return quality >= ITSELF;
}

/** The factor for scores of synonyms that keeps even the best one below all of the word itself. */
function shareOfOthers(
  own: Float32Array,
  others: Float32Array,
  itself: readonly Meaning[],
): number {
  let least = Infinity;
  for (const { entry } of itself) {
    for (const section of entry.postings().sections) least = Math.min(least, own[section] ?? 0);
  }
  const most = others.reduce((one, other) => Math.max(one, other), 0);
  return most === 0 ? 1 : Math.min(1, (OTHER_NAME * least) / most);
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
