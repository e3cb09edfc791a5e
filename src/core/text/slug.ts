/**
 * Derives the fragment of a heading: lower case, words joined by hyphens, `&` spelled out. Letters of every
 * script are kept, so that a Chinese heading has a readable fragment. Empty text gives `section`.
 */
export function toSlug(text: string): string {
  return reduce(text) || 'section';
}

/**
 * Finds the id among `ids` that a decoded fragment means: the fragment itself; otherwise the first id that
 * the same text could have given by another rule, as for `delete_role` and `isNull()`; otherwise the only
 * id with the same letters, as `ci-cd` for `cicd` and `uber` for `über`; otherwise the second of equal ids, which other tools
 * number from 1. Parts joined by `:` are nested, and each is found separately. Returns undefined if there is
 * no such id.
 */
export function findFragment(fragment: string, ids: Iterable<string>): string | undefined {
  const known = new Map<string, string>();
  for (const id of ids) {
    if (id === fragment) return id;
    const key = reduce(id);
    if (!known.has(key)) known.set(key, id);
  }
  const find = (part: string) => {
    const key = reduce(part);
    return key === '' ? undefined : (known.get(key) ?? findField(key, known));
  };
  const whole = find(fragment) ?? findByLetters(fragment, known.values()) ?? findSecond();
  if (whole !== undefined || !fragment.includes(':')) return whole;
  const parts = fragment.split(':').map(find);
  return parts.every((part) => part !== undefined) ? parts.join(':') : undefined;

  /** Only where there is a first, too: `step-1` is no second `step`. */
  function findSecond(): string | undefined {
    const [, first] = /^(.+)-1$/.exec(fragment) ?? [];
    return first !== undefined && find(first) ? find(`${first}-2`) : undefined;
  }
}

/**
 * The prefixes of field ids in other tools, with those used here. A prefix can have several counterparts,
 * because a fragment alone does not say what kind of field it means.
 */
const beginnings = new Map([
  ['param', ['response']],
  ['parameter', ['query', 'path', 'header', 'cookie']],
  ['response', ['response-200', 'response-201']],
]);

function findField(key: string, known: ReadonlyMap<string, string>): string | undefined {
  const [kind = '', ...name] = key.split('-');
  const keys = beginnings.get(kind)?.map((beginning) => [beginning, ...name].join('-')) ?? [];
  const found = keys.find((each) => known.has(each));
  if (found !== undefined) return known.get(found);
  const ids = [...known.values()];
  return keys.map((each) => findByLetters(each, ids)).find((id) => id !== undefined);
}

function findByLetters(fragment: string, ids: Iterable<string>): string | undefined {
  const known = [...ids];
  return findOnly(lettersOf) ?? findOnly((text) => withoutAccents(lettersOf(text)));

  function findOnly(toKey: (text: string) => string): string | undefined {
    const key = toKey(fragment);
    if (key === '') return undefined;
    const [only, ...others] = known.filter((id) => toKey(id) === key);
    return others.length === 0 ? only : undefined;
  }
}

/** In other scripts, marks are not accents but vowels and other sounds. */
function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/(?<=\p{Script=Latin})\p{Mark}+/gu, '');
}

/**
 * Reduces a text to its letters: rules for fragments differ in where they put hyphens, and in whether `&`
 * is a word.
 */
function lettersOf(text: string): string {
  return reduce(text)
    .replaceAll(/(?<=^|-)and(?=-|$)/g, '')
    .replaceAll('-', '');
}

function reduce(text: string): string {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('&', ' and ')
      // A variation selector, which picks the color form of a symbol, is a mark although nobody sees it.
      .replace(/['’]|\p{Variation_Selector}/gu, '')
      .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
  );
}
