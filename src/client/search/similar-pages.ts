/** Finds pages whose address or title resembles an address that no page has. */
import { decodePath } from '../../core/address/slug-path.ts';
import { editDistance } from '../../search/spelling/edit-distance.ts';

export interface AddressedPage {
  /** The address from the site's root, without base. */
  readonly href: string;
  readonly title: string;
}

/** The minimum share of the requested letters that a page must match. */
const LIKE = 0.5;

/**
 * Returns the pages most similar to `path`, best first; empty if there are none. The last segment of the
 * path matters most: earlier segments count if it resembles no page, and to rank equally similar pages.
 */
export function findSimilarPages<Page extends AddressedPage>(
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

/** The words of a segment of an address, or of a title. */
type NameParts = readonly string[];

/** Returns the names by which a page can be requested: the last segment of its address, and its title. */
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

/** Returns a similarity from 0 to 1; 1 means the same words, however they are separated. */
function likeness(asked: NameParts, name: NameParts): number {
  if (name.length === 0) return 0;
  const whole = asked.join('');
  if (isNear(whole, name.join(''))) return isSame(asked, name) ? 1 : 0.95;
  const found = asked.filter((word) => name.some((other) => isNear(word, other)));
  // Of pages that match the same words, the one with fewer other words is more likely the intended one.
  const share = found.join('').length / whole.length;
  return share === 0 ? 0 : 0.9 * share + 0.04 / name.length;
}

/**
 * Whether two words differ only by a typo. A short word with one letter replaced is another word, but one
 * with a letter too many or too few rarely is; a long word is mistyped in either case.
 */
function isNear(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= 4 && long.startsWith(short) && long.length <= 2 * short.length) return true;
  const isLetterLost = short.length >= 3 && short.length < long.length;
  const limit = short.length >= 8 ? 2 : short.length >= 6 || isLetterLost ? 1 : 0;
  return limit > 0 && editDistance(short, long, { limit, isBeginning: false }) <= limit;
}
