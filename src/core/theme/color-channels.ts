/**
 * The colors of a site under the names that stylesheets made for Mintlify use: `rgb(var(--primary))`. Each
 * property holds the channels of a color, the same in both modes.
 */
import type { Colors } from '../config/keys/colors.ts';
import { type Hex, toChannels } from './color.ts';
import type { Declarations } from './css-text.ts';

/** The values behind utilities such as `bg-gray-50`. */
const GREYS: Readonly<Record<string, Hex>> = {
  '50': '#f9fafb',
  '100': '#f3f4f6',
  '200': '#e5e7eb',
  '300': '#d1d5db',
  '400': '#9ca3af',
  '500': '#6b7280',
  '600': '#4b5563',
  '700': '#374151',
  '800': '#1f2937',
  '900': '#111827',
  '950': '#030712',
};

/** Property names such as `--primary` that a stylesheet can read. */
const READS = /var\(\s*(--(?:primary|background|gray)[\w-]*)/g;

/** Lists the color properties that a stylesheet reads, recognized by the beginning of their names. */
export function listColorReads(css: string): readonly string[] {
  return [...new Set(Array.from(css.matchAll(READS), ([, name = '']) => name))];
}

/** Declares the known properties that are read, and no others. */
export function channelTokens(colors: Colors, read: ReadonlySet<string>): Declarations {
  const { primary, light, dark, background } = colors;
  const known: Readonly<Record<string, Hex>> = {
    '--primary': primary,
    '--primary-light': light,
    '--primary-dark': dark,
    '--background-light': background.light,
    '--background-dark': background.dark,
    ...Object.fromEntries(Object.entries(GREYS).map(([step, grey]) => [`--gray-${step}`, grey])),
  };
  return Object.fromEntries(
    Object.entries(known)
      .filter(([name]) => read.has(name))
      .map(([name, color]) => [name, toChannels(color)]),
  );
}
