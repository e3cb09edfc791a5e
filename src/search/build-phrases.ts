/**
 * Where synonyms of several words stand as such. Terms alone do not tell: a section may say `go` here
 * and `live` there.
 */
import type { SearchDocument, SearchSection } from './document.ts';
import { levelOf, sectionOf, toPosting } from './postings.ts';
import { toSingular } from './spelling/other-number.ts';
import { phraseTerm, type SynonymGroup } from './synonyms.ts';
import { toPartTerms } from './words.ts';

/** What each of some sections weighs, by its number in the site. */
type Levels = ReadonlyMap<number, number>;

/**
 * Adds to the postings of all terms those of the phrases in `groups`, by the term that `phraseTerm` makes
 * of them. A phrase weighs what the least of its words does.
 */
export function addPhrases(
  postingsByTerm: Map<string, number[]>,
  pages: readonly SearchDocument[],
  groups: readonly SynonymGroup[],
): void {
  const phrases = groups.flat().map(toPartTerms);
  const several = phrases.filter((terms) => terms.length > 1);
  const termsBySingular = Map.groupBy(postingsByTerm.keys(), toSingular);
  const textOf = sectionTexts(pages);
  const levelsOf = (word: string): Levels => {
    const terms = termsBySingular.get(word) ?? [];
    return toLevels(terms.flatMap((term) => postingsByTerm.get(term) ?? []));
  };
  const found = new Map(
    several.map((terms) => {
      const words = terms.map(toSingular);
      const asWritten = ` ${words.join(' ')} `;
      const levels = [...meet(words.map(levelsOf))];
      return [phraseTerm(terms), levels.filter(([section]) => textOf(section).includes(asWritten))];
    }),
  );
  for (const [term, levels] of found) {
    const postings = levels.map(([section, level]) => toPosting(section, level));
    const all = toLevels([...(postingsByTerm.get(term) ?? []), ...postings]);
    if (all.size === 0) continue;
    const ordered = [...all].sort(([one], [other]) => one - other);
    postingsByTerm.set(
      term,
      ordered.map(([section, level]) => toPosting(section, level)),
    );
  }
}

/** Of several postings of one section the weightiest. */
function toLevels(postings: readonly number[]): Levels {
  const levels = new Map<number, number>();
  for (const posting of postings) {
    const section = sectionOf(posting);
    levels.set(section, Math.max(levels.get(section) ?? 0, levelOf(posting)));
  }
  return levels;
}

/** The sections that are in all of them, with their least weight. */
function meet([first = new Map<number, number>(), ...others]: readonly Levels[]): Levels {
  const held = [...first].filter(([section]) => others.every((levels) => levels.has(section)));
  return new Map(
    held.map(([section, level]) => [
      section,
      Math.min(level, ...others.map((levels) => levels.get(section) ?? level)),
    ]),
  );
}

/** The words of a section in the singular, with blanks around them; reckoned when first asked for. */
function sectionTexts(pages: readonly SearchDocument[]): (section: number) => string {
  const places = pages.flatMap((page) => page.sections.map((section) => ({ page, section })));
  const texts = new Map<number, string>();
  return (number) => {
    const place = places[number];
    const text = texts.get(number) ?? (place === undefined ? '' : toText(place));
    texts.set(number, text);
    return text;
  };
}

function toText({ page, section }: { page: SearchDocument; section: SearchSection }): string {
  const { title, href, keywords, description, breadcrumbs } = page;
  const { id, heading, text, code } = section;
  const ofTop = id === '' ? [href, description, ...keywords, ...breadcrumbs] : [];
  const fields = [title, heading, text, code, ...ofTop];
  return fields.map((field) => ` ${toPartTerms(field).map(toSingular).join(' ')} `).join('\n');
}
