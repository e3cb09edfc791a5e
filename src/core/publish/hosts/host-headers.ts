/** Headers that a `<meta>` tag cannot set: every recipe for hosts has them, and `lectern serve`. */
import { formatPolicy, SELF } from '../../policy/policy.ts';

export const HEADERS: readonly (readonly [string, string])[] = [
  // Pages with diagrams hold a frame of the site itself.
  ['Content-Security-Policy', formatPolicy({ 'frame-ancestors': [SELF] })],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
];
