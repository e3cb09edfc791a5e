/**
 * Headers that a `<meta>` tag cannot set; every recipe for hosts includes them, and so does `lectern
 * serve`.
 */
import { formatPolicy, SELF } from '../../policy/policy.ts';

export const HEADERS: readonly (readonly [string, string])[] = [
  // Pages with diagrams contain a frame of the site itself.
  ['Content-Security-Policy', formatPolicy({ 'frame-ancestors': [SELF] })],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
];
