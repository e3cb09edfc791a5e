/** Pages whose address or title is like an address that no page has. */
import { decodePath } from '../../core/address/slug-path.ts';
import { editDistance } from '../../search/spelling/edit-distance.ts';

export interface AddressedPage {
  /** From the site's root, without base. */
  readonly href: string;
  readonly title: string;
}

/** Share of the letters asked for that a page has to have. */
const LIKE = 0.5;

/**
 * The pages most like `path`, best first; none where nothing is. The last part of the path says
 * most: those before it count where it is like no page, and between pages that are equally like it.
 */
export function findNearPages<Page extends AddressedPage>(
  path: string,
  pages: readonly Page[],
): Page[] {
  const parts = toParts(path);
  const named = pages.map((page) => ({ page, names: toNames(page), parts: toParts(page.href) }));
  for (const part of parts.toReversed()) {
    const near = named
      .map(({ page, names, parts: own }) => ({
        page,
        likeness: Math.max(...names.map((name) => likeness(part, name))),
        shared: parts.filter((each) => own.some((other) => isSame(each, other))).length,
      }))
      .filter((each) => each.likeness >= LIKE)
      .sort((one, other) => other.likeness - one.likeness || other.shared - one.shared);
    if (near.length > 0) return near.map(({ page }) => page);
  }
  return [];
}

/** Words of a part of an address, or of a title. */
type NameParts = readonly string[];

/** What a page may be asked for by: the end of its address, and its title. */
function toNames({ href, title }: AddressedPage): NameParts[] {
  return [toParts(href).at(-1) ?? [], toWords(title)];
}

function toParts(path: string): NameParts[] {
  return decodePath(path)
    .replace(/(?:\/index)?\.(?:html?|mdx?)$/, '')
    .split('/')
    .map(toWords)
    .filter((words) => words.length > 0);
}

function toWords(text: string): NameParts {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

function isSame(one: NameParts, other: NameParts): boolean {
  return one.join('') === other.join('');
}

/** From 0 to 1, which is the same words, however they are divided. */
function likeness(asked: NameParts, name: NameParts): number {
  if (name.length === 0) return 0;
  const whole = asked.join('');
  if (isNear(whole, name.join(''))) return isSame(asked, name) ? 1 : 0.95;
  const found = asked.filter((word) => name.some((other) => isNear(word, other)));
  // Between pages that have the same words, the one with fewer others is meant.
  const share = found.join('').length / whole.length;
  return share === 0 ? 0 : 0.9 * share + 0.04 / name.length;
}

/**
 * Short words are another word with one letter changed, though hardly with one more or one less; long
 * ones are mistyped.
 */
function isNear(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= 4 && long.startsWith(short) && long.length <= 2 * short.length) return true;
  const isLetterLost = short.length >= 3 && short.length < long.length;
  const limit = short.length >= 8 ? 2 : short.length >= 6 || isLetterLost ? 1 : 0;
  return limit > 0 && editDistance(short, long, { limit, isBeginning: false }) <= limit;
}
