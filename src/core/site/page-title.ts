/** A title for pages that do not give one. */

/**
 * Makes a title from the last part of a slug: `getting-started` gives "Getting started",
 * `a/index` gives the title of `a`. Names with a case of their own stay: `.NET`, `iOS-setup`.
 */
export function titleFromSlug(slug: string): string {
  const parts = slug.split('/');
  const last = parts.at(-1) ?? slug;
  if (last !== 'index') return titleFromName(last);
  return titleFromName(parts.at(-2) ?? 'home');
}

function titleFromName(name: string): string {
  const words = name.replace(/[-_\s]+/g, ' ').trim();
  if (words === '') return name;
  const firstWord = words.split(' ', 1)[0] ?? words;
  const [first = '', ...rest] = firstWord;
  const hasOwnCase = rest.some((letter) => letter !== letter.toLowerCase());
  return hasOwnCase ? words : first.toUpperCase() + words.slice(first.length);
}
