/** Rules about the value of a single prop: whether it is one of those that mean something. */
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

/** Values of a switch; what says yes in another way is understood. */
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
  return checkMeaning({ component, prop, value, known, file });
}

/** What is a text in any case, and may mean nothing: a colour, a day, what has a form of its own. */
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

/** Names that only Tailwind gives to colours, as CSS has them. */
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

/** Digits of a colour that lack their sign, or a name with a slip; words of the component come first. */
function meantColor(value: string, words: readonly string[]): string | undefined {
  if (isColor(`#${value}`)) return `#${value}`;
  const named = ownValue(TAILWIND, value.toLowerCase().replace(/-\d+$/, ''));
  if (named !== undefined) return named;
  return /\d/.test(value) ? undefined : (nearest(value, words) ?? nearest(value, colorNames));
}
