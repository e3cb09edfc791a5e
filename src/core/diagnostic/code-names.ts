/** Looks up names of codes as authors write them: the full code, or only its area. */
import { diagnosticCodes } from './codes.ts';
import { nearest } from './nearest.ts';

const weights: Readonly<Record<string, string | undefined>> = diagnosticCodes;
const codes: readonly string[] = Object.keys(diagnosticCodes);
const areas: readonly string[] = [...new Set(codes.map((code) => code.split('/')[0] ?? code))];

/** Whether `code` exists. */
export function isKnownCode(code: string): boolean {
  return Object.hasOwn(weights, code);
}

/** Whether the code is an error in every project. */
export function isNeeded(code: string): boolean {
  return weights[code] === 'needed';
}

/** Whether `name` is an existing code or area. */
export function isCodeOrArea(name: string): boolean {
  return isKnownCode(name) || areas.includes(name);
}

/** Whether `name` is the code itself or its area. */
export function isNamed(code: string, name: string): boolean {
  return code === name || code.startsWith(`${name}/`);
}

/** Returns the code that was probably meant. */
export function nearestCode(written: string): string | undefined {
  return nearest(written, codes);
}

/** Returns the code or area that was probably meant. */
export function nearestName(written: string): string | undefined {
  return nearest(written, [...codes, ...areas]);
}
