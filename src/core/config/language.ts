import { z } from 'zod';
import { broken } from './rule.ts';

/** `lang`: a language tag of BCP 47, in its usual spelling (`PT-br` becomes `pt-BR`). */
export const language = z
  .string()
  .trim()
  .refine(isLanguage, { ...broken('config/bad-language'), abort: true })
  .transform((tag) => Intl.getCanonicalLocales(tag)[0] ?? tag);

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

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
