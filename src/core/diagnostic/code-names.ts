/** The names of codes, as authors write them: whole, or the area that they are in. */
import { diagnosticCodes } from './codes.ts';
import { nearest } from './nearest.ts';

const weights: Readonly<Record<string, string | undefined>> = diagnosticCodes;
const codes: readonly string[] = Object.keys(diagnosticCodes);
const areas: readonly string[] = [...new Set(codes.map((code) => code.split('/')[0] ?? code))];

/** Whether there is such a code. */
export function isKnownCode(code: string): boolean {
  return Object.hasOwn(weights, code);
}

/** Whether the code is an error in every project. */
export function isNeeded(code: string): boolean {
  return weights[code] === 'needed';
}

/** Whether there is such a code or such an area. */
export function isCodeOrArea(name: string): boolean {
  return isKnownCode(name) || areas.includes(name);
}

/** Whether `name` is the code, or an area that it is in. */
export function isNamed(code: string, name: string): boolean {
  return code === name || code.startsWith(`${name}/`);
}

/** The code that was probably meant. */
export function nearestCode(written: string): string | undefined {
  return nearest(written, codes);
}

/** The code or the area that was probably meant. */
export function nearestName(written: string): string | undefined {
  return nearest(written, [...codes, ...areas]);
}
