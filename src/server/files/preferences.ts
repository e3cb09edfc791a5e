/** Parses the preferences of a client from its `Accept` and `Accept-Encoding` headers (RFC 9110). */

export interface Preference {
  /** Lower case, without parameters: `text/markdown`, `text/*`, `br`. */
  readonly name: string;
  /** From 0, which refuses, to 1. */
  readonly quality: number;
}

/** In the order of the header. */
export function parsePreferences(header = ''): readonly Preference[] {
  return header.split(',').map((wish) => {
    const [name = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase());
    const written = parameters.find((parameter) => /^q\s*=/.test(parameter));
    return { name, quality: written === undefined ? 1 : parseQuality(written) };
  });
}

/** The quality of the first of the names that the header contains; 0 if it contains none. */
export function qualityOf(wishes: readonly Preference[], ...names: readonly string[]): number {
  for (const wanted of names) {
    const wish = wishes.find(({ name }) => name === wanted);
    if (wish !== undefined) return wish.quality;
  }
  return 0;
}

/** An invalid quality counts as 0. */
function parseQuality(written: string): number {
  const [, digits] = /^q\s*=\s*(0(?:\.\d*)?|1(?:\.0*)?)$/.exec(written) ?? [];
  return Number(digits ?? 0);
}
