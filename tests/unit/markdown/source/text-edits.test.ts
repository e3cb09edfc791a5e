import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { originalOffsets, type TextEdit } from '../../../../src/markdown/source/text-edits.ts';

/** Undoes one edit after the other, the last one first. */
function undoneInTurn(offset: number, edits: readonly TextEdit[]): number {
  return edits.reduceRight((at, edit) => {
    if (at >= edit.at + edit.inserted) return at + edit.removed - edit.inserted;
    return Math.min(at, edit.at + Math.max(0, edit.removed - 1));
  }, offset);
}

/** Edits at pseudo-random places: some from last to first, as most are made, and some anywhere. */
function mixedEdits(seed: number): readonly TextEdit[] {
  let state = seed;
  const next = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  let at = 120;
  return Array.from({ length: 24 }, () => {
    const removed = next(4);
    at = next(6) === 0 ? next(150) : Math.max(0, at - removed - next(6));
    return { at, removed, inserted: next(5) };
  });
}

suite('offsets of the original text', () => {
  test('a place is found in the original, whatever the order of the edits was', () => {
    for (let seed = 1; seed < 400; seed += 1) {
      const edits = mixedEdits(seed);
      const originalOf = originalOffsets(edits);
      for (let offset = 0; offset < 200; offset += 1) {
        assert.equal(
          originalOf(offset),
          undoneInTurn(offset, edits),
          JSON.stringify({ seed, offset }),
        );
      }
    }
  });

  test('a place after thousands of edits is found without looking at each of them', () => {
    let looks = 0;
    const count = 20_000;
    const edits = Array.from({ length: count }, (_, rank): TextEdit => {
      const at = 10 * (count - rank);
      return {
        get at() {
          looks += 1;
          return at;
        },
        removed: 2,
        inserted: 3,
      };
    });
    const originalOf = originalOffsets(edits);
    for (let rank = 1; rank <= count; rank += 1) {
      assert.equal(originalOf(11 * rank + 2), 10 * rank + 2);
    }
    assert.ok(looks < 10 * count, `${looks} looks at ${count} edits`);
  });
});
