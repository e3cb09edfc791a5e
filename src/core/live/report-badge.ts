/** The outcome of a run against an API as a badge, a small image that a site can show. */
import { escapeMarkup } from '../html/escape-markup.ts';
import { countOutcomes } from './count-records.ts';
import type { LiveReport } from './live-model.ts';

const LABEL = 'documentation';
const HEIGHT = 20;
/** Average width of a letter at this font size, and the padding on each side of a word. */
const LETTER = 6.6;
const SPACE = 8;

export function formatBadge({ records }: LiveReport): string {
  const { agrees, drifts, unanswered } = countOutcomes(records);
  const asked = agrees + drifts + unanswered;
  const isGood = asked > 0 && agrees === asked;
  const word = asked === 0 ? 'not proven' : `${agrees} of ${asked} proven`;
  const left = widthOf(LABEL);
  const width = left + widthOf(word);
  const color = isGood ? '#1a6b37' : asked === 0 ? '#57606a' : '#a4262c';
  const text = (content: string, at: number) =>
    `<text x="${at}" y="14" fill="#fff" text-anchor="middle">${escapeMarkup(content)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" role="img" aria-label="${LABEL}: ${word}">`,
    `<title>${LABEL}: ${word}</title>`,
    `<clipPath id="r"><rect width="${width}" height="${HEIGHT}" rx="3"/></clipPath>`,
    '<g clip-path="url(#r)">',
    `<rect width="${left}" height="${HEIGHT}" fill="#3d444d"/>`,
    `<rect x="${left}" width="${width - left}" height="${HEIGHT}" fill="${color}"/>`,
    '</g>',
    '<g font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">',
    text(LABEL, left / 2),
    text(word, left + (width - left) / 2),
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

function widthOf(word: string): number {
  return Math.round(word.length * LETTER + 2 * SPACE);
}
