/** Checks whether a component can use the value of a single prop. */
import { colorNames, isColor } from './color-words.ts';
import { diagnoseComponent } from './component-entries.ts';
import type { PropEntry } from './prop-entry.ts';
import { placeIn, type Diagnostic } from '../diagnostic/diagnostic.ts';
import { nearest } from '../diagnostic/nearest.ts';
import { parseDay } from '../pages/day.ts';
import { ownValue } from '../text/own-value.ts';
import type { PropUse } from '../pages/uses.ts';

interface GivenValue {
  readonly component: string;
  readonly prop: PropUse;
  readonly value: string;
  readonly known: PropEntry;
  readonly file: string;
}

/** Accepted values of a switch, including other ways to write "yes". */
const SWITCH = /^\s*(?:true|false|yes|on|1|)\s*$/i;

export function checkPropValue({ component, prop, value, known, file }: GivenValue): Diagnostic[] {
  const place = placeIn(file, prop.valuePosition);
  const facts = { component, prop: prop.name, value };
  const { type, values: allowed } = known;
  if (allowed !== undefined && !allowed.includes(value.trim())) {
    const meant = nearest(value, allowed);
    const all = { ...facts, allowed, nearest: meant };
    return [diagnoseComponent('component/unknown-value', all, place)];
  }
  const isNamed = value.trim().toLowerCase() === prop.name.toLowerCase();
  if (type === 'switch' && !SWITCH.test(value) && !isNamed) {
    const switches = ['true', 'false'];
    const all = { ...facts, allowed: switches, nearest: nearest(value, switches), readAs: 'true' };
    return [diagnoseComponent('component/unknown-value', all, place)];
  }
  if (type === 'number' && !/^\s*-?\d/.test(value)) {
    return [diagnoseComponent('component/not-a-number', facts, place)];
  }
  const clamped = clamp(value, known.range);
  if (clamped !== undefined) {
    const all = { ...facts, allowed: [], nearest: clamped, readAs: clamped };
    return [diagnoseComponent('component/unknown-value', all, place)];
  }
  return checkMeaning({ component, prop, value, known, file });
}

/** Returns what a number outside its range is read as. */
function clamp(value: string, range: PropEntry['range']): string | undefined {
  if (range === undefined) return undefined;
  const [least, most] = range;
  const written = Number.parseInt(value, 10);
  if (written >= least && written <= most) return undefined;
  return String(written < least ? least : most);
}

/**
 * Checks values that are always valid text but may have no meaning: colors, dates and texts with a required
 * form.
 */
function checkMeaning({ component, prop, value, known, file }: GivenValue): Diagnostic[] {
  const place = placeIn(file, prop.valuePosition);
  const facts = { component, prop: prop.name, value };
  const { type, words = [], form, description: purpose } = known;
  if (type === 'color' && !words.includes(value.trim().toLowerCase()) && !isColor(value)) {
    const all = { ...facts, nearest: meantColor(value.trim(), words) };
    return [diagnoseComponent('component/not-a-color', all, place)];
  }
  if (form?.test(value) === false) {
    return [diagnoseComponent('component/odd-value', { ...facts, purpose }, place)];
  }
  if (type === 'day' && parseDay(value) === undefined) {
    return [diagnoseComponent('component/not-a-day', facts, place)];
  }
  return [];
}

/** Color names that only Tailwind has, with the nearest CSS color names. */
const TAILWIND: Readonly<Record<string, string>> = {
  amber: 'orange',
  emerald: 'green',
  neutral: 'gray',
  rose: 'red',
  sky: 'blue',
  slate: 'gray',
  stone: 'gray',
  zinc: 'gray',
};

/**
 * Returns the color that was meant: hexadecimal digits without `#`, or a misspelled name. The component's
 * own color words come first.
 */
function meantColor(value: string, words: readonly string[]): string | undefined {
  if (isColor(`#${value}`)) return `#${value}`;
  const named = ownValue(TAILWIND, value.toLowerCase().replace(/-\d+$/, ''));
  if (named !== undefined) return named;
  return /\d/.test(value) ? undefined : (nearest(value, words) ?? nearest(value, colorNames));
}
