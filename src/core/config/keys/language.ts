import { z } from 'zod';
import { broken } from './rule.ts';

/** Codes of countries that are written in place of their languages. */
const COUNTRIES: Readonly<Record<string, string>> = { cn: 'zh-Hans', jp: 'ja' };

/** `lang`: a language tag of BCP 47, in its usual spelling (`PT-br` becomes `pt-BR`). */
export const language = z
  .string()
  .trim()
  .refine(isLanguage, { ...broken('config/bad-language'), abort: true })
  .transform(toLanguage);

/** A valid tag in its usual spelling; any other text as it is. */
export function toLanguage(tag: string): string {
  if (!isLanguage(tag)) return tag;
  return COUNTRIES[tag.toLowerCase()] ?? Intl.getCanonicalLocales(tag)[0] ?? tag;
}

/** The tag that is meant where another one has the underscores of locales: `en_US`. */
export function meantLanguage(found: unknown): string | undefined {
  const tag = typeof found === 'string' ? found.trim().replaceAll('_', '-') : '';
  return isLanguage(tag) ? toLanguage(tag) : undefined;
}

/** What those who speak a language call it: `Deutsch`, `Português (Brasil)`. */
export function languageName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Scripts in use today whose lines run from right to left. */
const RIGHT_TO_LEFT = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
]);

/** Which way the lines of a language run, by the script that it is written in. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(language).maximize();
  return script !== undefined && RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr';
}

/** Five to eight letters are a form of the standard that no language has: `german` is no tag. */
function isLanguage(tag: string): boolean {
  try {
    return !/^[a-z]{5,8}(?:-|$)/i.test(tag) && Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
