/** Texts that are generated for regular expressions. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchFirst } from '../../../../../../src/core/reference/examples/pattern/match-pattern.ts';

/** Returns the generated text, after asserting that it matches. */
function matchOf(pattern: string, least = 0, most = Infinity): string | undefined {
  const fits = (text: string) =>
    new RegExp(pattern, 'u').test(text) && text.length >= least && text.length <= most;
  return matchFirst([pattern], { least, fits });
}

const texts: readonly (readonly [pattern: string, text: string | undefined])[] = [
  [String.raw`^\d{3}-\d{2}-\d{4}$`, '123-45-6789'],
  [String.raw`^[A-Z]{3}-\d{4}$`, 'ABC-1234'],
  [String.raw`^\w+$`, 'abc'],
  ['^(?:GET|POST)$', 'GET'],
  ['^(0x)?[a-f0-9]+$', 'abc'],
  ['^(?!abc)[a-z]{4}$', 'bcde'],
  [String.raw`^\d+\.\d+\.\d+(-[a-z]+)?$`, '1.2.3'],
  ['^([0-9A-F]{2}[:-]){5}[0-9A-F]{2}$', '12:34:56:78:90:AB'],
  [String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`, 'abc@def.ghi'],
  [String.raw`^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[A-Za-z\d]{8,}$`, 'ALWhs4EP'],
  [String.raw`^P(?!$)(\d+Y)?(\d+M)?$`, 'P1Y2M'],
  [String.raw`^[-a-z]+\.(?<end>x)$`, 'abc.x'],
  [String.raw`^\u0041\x42[\u{43}]\p{Lu}$`, 'ABCA'],
  [String.raw`^\$\{[a-z]\}\/$`, '${a}/'],
];

for (const [pattern, text] of texts) {
  test(`${pattern} generates ${JSON.stringify(text)}`, () => {
    assert.equal(matchOf(pattern), text);
  });
}

test('a generated text respects minimum and maximum length', () => {
  assert.equal(matchOf('^[A-Z]+$', 5, 5), 'ABCDE');
  assert.equal(matchOf('^[A-Z]+$', 0, 2), 'A');
  assert.equal(matchOf('^(?:ab)+$', 5), 'ababab');
});

test('patterns that are too large, too long or unsupported generate no text', () => {
  const none = [
    '^(a{1000}){1000}$',
    '^(){1000000}$',
    `${'('.repeat(5000)}${')'.repeat(5000)}`,
    String.raw`^(a)\1$`,
    String.raw`^\p{Script=Greek}$`,
    '[',
    'a**',
    '(?i)a',
    '[b-a]',
  ];
  for (const pattern of none)
    assert.equal(matchFirst([pattern], { least: 0, fits: () => true }), undefined, pattern);
});
