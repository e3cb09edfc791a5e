/** Inputs that nobody writes on purpose: valid ones, changed at random places, and with harmful texts. */
import fc from 'fast-check';

/** Pieces of text that have a special meaning in some grammar or path. */
const FRAGMENTS: readonly string[] = [
  '',
  ' ',
  '\t',
  '\r',
  '\n',
  '\r\n',
  '\0',
  '\uFEFF',
  '\u2028',
  '\uD800',
  '\u202E',
  '😀',
  'ﷺ',
  '"',
  "'",
  '`',
  '\\',
  '/',
  '//',
  '..',
  '../../../../x',
  '%2e%2e/',
  '%',
  '%00',
  '%ZZ',
  '~1',
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  '</',
  '/>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '</p>',
  '---',
  '---\n',
  '```',
  '~~~',
  '$$',
  '#',
  '# ',
  '- ',
  '* ',
  '> ',
  '| ',
  ':',
  ': ',
  ',',
  ';',
  '&',
  '&amp;',
  '&#0;',
  '&#x110000;',
  '!',
  '![',
  '](',
  '{{',
  '}}',
  '{/*',
  '*/}',
  '${',
  '=>',
  '::',
  '<script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://x;script-src *',
  'https://*',
  "https://a'b",
  '//evil.example',
  'http://[::1',
  'https:',
  'null',
  'true',
  '-1',
  '1e999',
  '9007199254740993',
  '0x10',
  '.5',
  'NaN',
  '2024-02-30',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '&a [*a]',
  '*a',
  '!!js/function x',
  '<<: *a',
  '$ref',
  '#/',
  '#',
  '\u0000\u0001',
  'a'.repeat(300),
  'ä'.repeat(40),
  '🏳️‍🌈',
  '<Card',
  '<Card>',
  '</Card>',
  '<Tabs>',
  '<Note',
  'import a from "b"',
  'export const a = 1',
  '<>',
];

export const fragment = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...FRAGMENTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
);

/** An edit: where, as a fraction of the whole, and what. */
const edit = fc.record({
  at: fc.integer({ min: 0, max: 9999 }),
  drop: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 40 })),
  text: fragment,
  repeat: fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 60 })),
});

/** Returns one of `seeds` with a few places changed. */
export function mutatedText(seeds: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...seeds), fc.array(edit, { maxLength: 6 }))
    .map(([seed, edits]) => edits.reduce(applyEdit, seed));
}

function applyEdit(
  text: string,
  { at, drop, text: added, repeat }: { at: number; drop: number; text: string; repeat: number },
): string {
  const index = Math.floor((at / 10_000) * text.length);
  return text.slice(0, index) + added.repeat(repeat) + text.slice(index + drop);
}

const strangeValue = fc.oneof(
  { weight: 3, arbitrary: fragment },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1e308, [], {}, '', [[]], [null], { '': '' }),
);

const change = fc.record({
  place: fc.nat(),
  kind: fc.constantFrom('set', 'delete', 'rename', 'wrap', 'move'),
  value: strangeValue,
  name: fragment,
  from: fc.nat(),
});

type Change = Readonly<{
  place: number;
  kind: 'set' | 'delete' | 'rename' | 'wrap' | 'move';
  value: unknown;
  name: string;
  from: number;
}>;

/** Returns one of `seeds` with some values replaced, removed, renamed or moved. */
export function mutatedValue(seeds: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc
    .tuple(fc.constantFrom(...seeds), fc.array(change, { minLength: 1, maxLength: 5 }))
    .map(([seed, changes]) => {
      const copy: unknown = structuredClone(seed);
      for (const each of changes) applyChange(copy, each);
      return copy;
    });
}

/** A value by its holder and key. */
interface Slot {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

function applyChange(root: unknown, { place, kind, value, name, from }: Change): void {
  const slots = listSlots(root);
  const slot = slots[place % slots.length];
  if (slot === undefined) return;
  const { holder, key } = slot;
  const old = holder[key];
  if (kind === 'set') define(holder, key, structuredClone(value));
  else if (kind === 'wrap') define(holder, key, [old]);
  else if (kind === 'delete') Reflect.deleteProperty(holder, key);
  else if (kind === 'rename') {
    Reflect.deleteProperty(holder, key);
    define(holder, name, old);
  } else {
    const other = slots[from % slots.length];
    if (other) define(holder, key, structuredClone(other.holder[other.key]));
  }
}

/** Defines a property; `__proto__` is a name like any other here. */
function define(holder: object, key: string, value: unknown): void {
  Object.defineProperty(holder, key, {
    value,
    enumerable: true,
    writable: true,
    configurable: true,
  });
}

function listSlots(value: unknown): Slot[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...listSlots(holder[key])]);
}
