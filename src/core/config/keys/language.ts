import { z } from 'zod';
import { broken } from './rule.ts';

/** Country codes that authors write in place of language codes. */
const COUNTRIES: Readonly<Record<string, string>> = { cn: 'zh-Hans', jp: 'ja' };

/** `lang`: a BCP 47 language tag, in canonical form (`PT-br` becomes `pt-BR`). */
export const language = z
  .string()
  .trim()
  .refine(isLanguage, { ...broken('config/bad-language'), abort: true })
  .transform(toLanguage);

/** Returns a valid tag in canonical form; any other text unchanged. */
export function toLanguage(tag: string): string {
  if (!isLanguage(tag)) return tag;
  return COUNTRIES[tag.toLowerCase()] ?? Intl.getCanonicalLocales(tag)[0] ?? tag;
}

/** Returns the tag that was meant by one with the underscores of locales, such as `en_US`. */
export function meantLanguage(found: unknown): string | undefined {
  const tag = typeof found === 'string' ? found.trim().replaceAll('_', '-') : '';
  return isLanguage(tag) ? toLanguage(tag) : undefined;
}

/** Returns the name of a language in that language: `Deutsch`, `Português (Brasil)`. */
export function languageName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Scripts in use today that are written from right to left. */
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

/** Returns the text direction of a language, determined by its script. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(language).maximize();
  return script !== undefined && RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr';
}

/**
 * Whether a tag is valid. The standard allows primary subtags of five to eight letters, but no language has
 * one, so `german` is not a tag.
 */
function isLanguage(tag: string): boolean {
  try {
    return !/^[a-z]{5,8}(?:-|$)/i.test(tag) && Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
