/**
 * The colours of a site as stylesheets of Mintlify name them: `rgb(var(--primary))`. Each property
 * holds the channels of a colour, and the same in both modes.
 */
import type { Colors } from '../config/keys/colors.ts';
import { type Hex, toChannels } from './color.ts';
import type { Declarations } from './css-text.ts';

/** As the utilities `bg-gray-50` and so on have them. */
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

/** Names such as `--primary` that a stylesheet may read. */
const READS = /var\(\s*(--(?:primary|background|gray)[\w-]*)/g;

/** Names of properties for colours that a stylesheet reads, as far as it is known from their beginnings. */
export function listColorReads(css: string): readonly string[] {
  return [...new Set(Array.from(css.matchAll(READS), ([, name = '']) => name))];
}

/** Declares what is read and known, and nothing else. */
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
