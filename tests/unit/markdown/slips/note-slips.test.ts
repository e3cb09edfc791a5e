import { test } from 'node:test';
import { positionsIn } from '../../../../src/core/text/source-file.ts';
import { emptySlips, visitSlips } from '../../../../src/markdown/slips/note-slips.ts';
import { assertGrowsEvenly } from '../../../helpers/measure/assert-growth.ts';

test('finding unmatched asterisks takes linear time in a long paragraph', () => {
  for (const piece of ['*a**', '**a*']) {
    assertGrowsEvenly((size) => readParagraph(`${piece} `.repeat(size)), 400);
  }
});

test('braces are looked for among many slips in linear time', () => {
  assertGrowsEvenly((size) => readBraces('[^1] {a}{a}{a}{a} '.repeat(size)), 2000);
});

/** Passes the braces of a text to the walk. */
function readBraces(text: string): void {
  const { noteBraces } = visitSlips(emptySlips(), { text, positionAt: positionsIn(text) });
  for (const { index } of text.matchAll(/\{a\}/g)) {
    const position = { start: { offset: index }, end: { offset: index + 3 } };
    noteBraces({ value: 'a', position }, { parent: () => undefined });
  }
}

/** Passes to the walk what a parser makes of words with an extra asterisk at one end. */
function readParagraph(text: string): void {
  const spanOf = (start: number, end: number) => ({
    position: { start: { offset: start }, end: { offset: end } },
  });
  const spans = Array.from(text.matchAll(/\*\w\*/g), ({ index }) => spanOf(index, index + 3));
  const edges = [
    0,
    ...spans.flatMap(({ position }) => [position.start.offset, position.end.offset]),
  ];
  const children = edges.map((start, rank) => ({
    type: rank % 2 === 0 ? 'text' : 'emphasis',
    ...spanOf(start, edges[rank + 1] ?? text.length),
  }));
  const paragraph = { type: 'paragraph', ...spanOf(0, text.length), children };
  const { visitors } = visitSlips(emptySlips(), { text, positionAt: positionsIn(text) });
  for (const span of spans) visitors.emphasis?.(span, { parent: () => paragraph });
}
