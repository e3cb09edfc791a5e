/** Longer names are not compared, because the time to compare two grows with the product of their lengths. */
const MAX_NAME_CHARACTERS = 300;

/** The letters of a name that two typos can turn into a different word. */
const MAX_FEW_CHARACTERS = 7;

/**
 * Returns the candidate that a misspelled name most likely meant, or undefined if none is close enough: at
 * most two edits, one in a short name, or a quarter of the length for long names, and never more than
 * `maxEdits`. After more than three edits, each word must still resemble that of the candidate, because long
 * names with one different word mean different things: `list-members-of-team`, `list-members-of-account`. The
 * name must share at least one letter with the candidate, and in a name of few letters that begins with
 * another letter, there must be no second difference. Case is ignored. Of equally close candidates, the first
 * is returned, except that one that begins with the name precedes one that lacks a letter of it other than
 * the last: `fa` means `faq` rather than `a`.
 */
export function nearest(
  name: string,
  candidates: Iterable<string>,
  maxEdits = Infinity,
): string | undefined {
  if (name.length > MAX_NAME_CHARACTERS) return undefined;
  const wanted = name.toLowerCase();
  const usual = Math.max(wanted.length < 6 ? 1 : 2, Math.floor(wanted.length / 4));
  let limit = Math.min(usual, maxEdits);
  let best: string | undefined;
  let bestLacks = false;
  for (const candidate of candidates) {
    const given = candidate.toLowerCase();
    const mayTie = best === undefined || (bestLacks && given.startsWith(wanted));
    const most = mayTie ? limit : limit - 1;
    if (Math.abs(given.length - wanted.length) > most) continue;
    const distance = editDistance(wanted, given, most);
    if (distance > most || isOther(wanted, given, distance)) continue;
    if (distance > 3 && !haveSimilarWords(wanted, given)) continue;
    best = candidate;
    if (distance === 0) break;
    limit = distance;
    bestLacks = given.length < wanted.length && !wanted.startsWith(given);
  }
  return best;
}

/**
 * Whether a candidate is a different word: it shares no letter with the name, or the name has few letters
 * and begins differently, apart from a letter too many or two that are swapped. With a second difference,
 * they do not resemble each other: `banner`, `danger`.
 */
function isOther(wanted: string, given: string, distance: number): boolean {
  if (distance === 0) return false;
  if (distance >= Math.max(wanted.length, given.length)) return true;
  if (distance === 1 || wanted.length > MAX_FEW_CHARACTERS) return false;
  const begins = (one: string, other: string) => other.slice(0, 2).includes(one.charAt(0));
  return !begins(wanted, given) && !begins(given, wanted);
}

const WORDS = /[\p{Letter}\p{Mark}\p{Number}]+/gu;

/** Words whose absence does not change what a name of English words means. */
const FILLERS: ReadonlySet<string> = new Set('an and for in of the to your'.split(' '));

function listTellingWords(name: string): readonly string[] {
  return (name.match(WORDS) ?? []).filter((word) => !FILLERS.has(word));
}

/** Whether two names have, apart from fillers, as many words, each of which resembles that of the other. */
function haveSimilarWords(wanted: string, given: string): boolean {
  const words = listTellingWords(wanted);
  const others = listTellingWords(given);
  if (words.length !== others.length) return false;
  return words.every((word, rank) => areSimilar(word, others[rank] ?? ''));
}

/** Whether one word is a misspelling or another form of the other: `create`, `creating`. */
function areSimilar(word: string, other: string): boolean {
  const longest = Math.max(word.length, other.length);
  const start = word.slice(0, Math.ceil(longest / 2));
  if (other.startsWith(start)) return true;
  const most = longest < 6 ? 1 : Math.max(2, Math.floor(longest / 4));
  return editDistance(word, other, most) <= most;
}

/**
 * Damerau-Levenshtein distance (optimal string alignment): insert, delete, replace, swap. The calculation
 * stops early once the distance must exceed `limit`.
 */
function editDistance(left: string, right: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const distance = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        row > 1 && column > 1 && swapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
      current.push(distance);
      least = Math.min(least, distance);
    }
    if (least > limit) return least;
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? 0;
}
