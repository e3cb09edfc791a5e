/** The choices for a new site. */
import { mixColors, toReadable } from '../../core/theme/color.ts';

export const TEMPLATES = [
  { name: 'docs', text: 'Pages about anything: guides, settings, how to write' },
  { name: 'api', text: 'An API: endpoints from an OpenAPI document, with a playground' },
  { name: 'product', text: 'A product: first steps, guides, questions, changelog' },
] as const;

export type TemplateName = (typeof TEMPLATES)[number]['name'];

export function parseTemplate(text: string): TemplateName | undefined {
  return TEMPLATES.find(({ name }) => name === text)?.name;
}

/** The three colors of a site: for light mode, for dark mode, and for buttons. */
export interface SiteColors {
  readonly primary: string;
  readonly light: string;
  readonly dark: string;
}

/** The colors in the starters' files. */
export const firstColors: SiteColors = { primary: '#4f46e5', light: '#a5b4fc', dark: '#4338ca' };

/** Predefined colors, readable in both modes. */
export const COLORS: Readonly<Record<string, SiteColors>> = {
  indigo: firstColors,
  teal: { primary: '#0f766e', light: '#5eead4', dark: '#115e59' },
  green: { primary: '#15803d', light: '#86efac', dark: '#166534' },
  orange: { primary: '#c2410c', light: '#fdba74', dark: '#9a3412' },
  rose: { primary: '#be123c', light: '#fda4af', dark: '#9f1239' },
  slate: { primary: '#334155', light: '#cbd5e1', dark: '#1e293b' },
};

/** The colors for a name or a hex code; undefined for anything else. */
export function parseColors(text: string): SiteColors | undefined {
  const name = text.trim().toLowerCase();
  if (Object.hasOwn(COLORS, name)) return COLORS[name];
  const [, digits] = /^#?([\da-f]{6}|[\da-f]{3})$/.exec(name) ?? [];
  if (digits === undefined) return undefined;
  const primary = `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  const pale = mixColors(primary, '#ffffff', 0.5);
  return {
    primary,
    light: toReadable(pale, ['#0b0c0e'], 7),
    dark: toReadable(primary, ['#ffffff'], 6),
  };
}

/** The choices that a new site starts with. */
export interface StartChoices {
  readonly name: string;
  readonly template: TemplateName;
  readonly colors: SiteColors;
}

/** Turns the name of a folder into that of a site: `acme-docs` -> `Acme docs`. */
export function toSiteName(folder: string): string {
  const words = folder.replace(/[^\p{Letter}\p{Number}]+/gu, ' ').trim();
  return words === '' ? 'My docs' : words.charAt(0).toUpperCase() + words.slice(1);
}
