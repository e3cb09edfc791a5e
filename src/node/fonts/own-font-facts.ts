/**
 * Facts about the files of Lectern's own typefaces, by the hash of each: unpacking them would take a tenth
 * of a small build. A test compares these with the installed files.
 */
import type { FontMetrics } from '../../core/theme/fonts.ts';

const weights = '100 900';
const lines = { ascent: 1.005, descent: 0.295, lineGap: 0 };

interface OwnFontFacts {
  readonly weights: string;
  readonly metrics: FontMetrics;
}

export const ownFontFacts: ReadonlyMap<string, OwnFontFacts> = new Map([
  // Geist: Latin, Latin extended, Cyrillic, Vietnamese.
  ['19f9c925', { weights, metrics: { ...lines, width: 0.48018604651162794 } }],
  ['824f485b', { weights, metrics: { ...lines, width: 0.5348837209302326 } }],
  ['68944396', { weights, metrics: { ...lines, width: 0.5348837209302326 } }],
  ['8fa40e5d', { weights, metrics: { ...lines, width: 0.5348837209302326 } }],
  // Geist Mono: Latin, Latin extended.
  ['684ad5b5', { weights, metrics: { ...lines, width: 0.6 } }],
  ['1a189eb9', { weights, metrics: { ...lines, width: 0.5186046511627906 } }],
]);
