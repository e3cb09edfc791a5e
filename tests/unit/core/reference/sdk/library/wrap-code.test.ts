import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LibraryCode } from '../../../../../../src/core/reference/sdk/library/library.ts';
import { wrapCode } from '../../../../../../src/core/reference/sdk/library/wrap-code.ts';

function wrapped(code: LibraryCode): string {
  return wrapCode(code)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('');
}

test('a long declaration has a line for each parameter, a short one stays in one line', () => {
  const short = 'add(int first, int second)';
  assert.equal(wrapped([short]), short);
  const map = { text: 'Map', target: 'Map' };
  assert.equal(
    wrapped([
      'public static ',
      map,
      '<String, Integer> countWordsOf(',
      map,
      '<String, String> texts, Function<(int, int), int> rate = f("a, (", 2)) throws (A, B)',
    ]),
    'public static Map<String, Integer> countWordsOf(\n' +
      '  Map<String, String> texts,\n' +
      '  Function<(int, int), int> rate = f("a, (", 2)\n' +
      ') throws (A, B)',
  );
});

test('the arrow of a function type closes nothing', () => {
  const code =
    'def register(handler: Callable[[int], None] -> None, other_handler_of_events: int) -> None';
  assert.equal(
    wrapped([code]),
    'def register(\n  handler: Callable[[int], None] -> None,\n  other_handler_of_events: int\n) -> None',
  );
});
