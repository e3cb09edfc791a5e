/**
 * Tables of mistakes. Each row is a small project, correct except for what its author did, and everything
 * that is reported about it. A row fails if the mistake is reported twice, at another place or in other
 * words, or if something that only follows from it is reported too.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderDiagnostics } from '../../../src/core/diagnostic/order.ts';
import { buildFixture } from '../sites/build-fixture.ts';
import { diagnosticText } from './diagnostic-text.ts';

export interface Mistake {
  /** What the author did, which is the name of the test: "A page is named with a slip". */
  readonly did: string;
  /** Files that replace or add to those of `rightProject`; `undefined` removes one. */
  readonly files: Readonly<Record<string, string | Buffer | undefined>>;
  /** Everything that a build reports, as `diagnosticText` formats it, in the order of the report. */
  readonly reported: readonly string[];
}

/** A project about which nothing is reported. The navigation ends on line 3 of docs.json. */
export const rightProject: Readonly<Record<string, string>> = {
  'docs.json': docsJson(),
  'content/index.mdx': '---\ntitle: Welcome\n---\n\nHello.\n',
};

/** Returns the docs.json of the correct project with more lines; the first is on line 4. */
export function docsJson(...lines: string[]): string {
  const needed = ['"name": "Acme"', '"navigation": [{ "group": "Start", "pages": ["index"] }]'];
  return `{\n${[...needed, ...lines].map((line) => `  ${line}`).join(',\n')}\n}\n`;
}

/** Returns the page of the correct project with another text, which starts on line 5. */
export function page(text: string): string {
  return `---\ntitle: Welcome\n---\n\n${text}\n`;
}

/** Registers a test for each row, with a whole build. */
export function testMistakes(mistakes: readonly Mistake[]): void {
  for (const { did, files, reported } of mistakes) {
    test(did, async () => {
      const { dir, diagnostics } = await buildFixture(
        withoutMissing({ ...rightProject, ...files }),
      );
      const lines = orderDiagnostics(diagnostics).map((each) => diagnosticText(each, dir));
      assert.deepEqual(lines, reported);
    });
  }
}

function withoutMissing(files: Mistake['files']): Record<string, string | Buffer> {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])),
  );
}
