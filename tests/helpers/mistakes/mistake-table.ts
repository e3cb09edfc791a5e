/**
 * Tables of mistakes: each row is a small project that is right but for what its author did, and
 * everything that is told of it. A row fails when the mistake is told twice, at another place, in
 * other words, or with something beside it that only follows from it.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderDiagnostics } from '../../../src/core/diagnostic/order.ts';
import { buildFixture } from '../sites/build-fixture.ts';
import { diagnosticText } from './diagnostic-text.ts';

export interface Mistake {
  /** What the author did, as the name of its test: "A page is named with a slip". */
  readonly did: string;
  /** Files over those of `rightProject`; `undefined` takes one of them away. */
  readonly files: Readonly<Record<string, string | Buffer | undefined>>;
  /** All that a build tells, as `diagnosticText` writes it, in the order of reports. */
  readonly told: readonly string[];
}

/** A project of which nothing is to be told. The navigation ends on line 3 of docs.json. */
export const rightProject: Readonly<Record<string, string>> = {
  'docs.json': docsJson(),
  'content/index.mdx': '---\ntitle: Welcome\n---\n\nHello.\n',
};

/** docs.json of the right project with more lines: the first on line 4. */
export function docsJson(...lines: string[]): string {
  const needed = ['"name": "Acme"', '"navigation": [{ "group": "Start", "pages": ["index"] }]'];
  return `{\n${[...needed, ...lines].map((line) => `  ${line}`).join(',\n')}\n}\n`;
}

/** The page of the right project with another text: its first line is line 5. */
export function page(text: string): string {
  return `---\ntitle: Welcome\n---\n\n${text}\n`;
}

/** A test for each row, with the whole build. */
export function testMistakes(mistakes: readonly Mistake[]): void {
  for (const { did, files, told } of mistakes) {
    test(did, async () => {
      const { dir, diagnostics } = await buildFixture(
        withoutMissing({ ...rightProject, ...files }),
      );
      const lines = orderDiagnostics(diagnostics).map((each) => diagnosticText(each, dir));
      assert.deepEqual(lines, told);
    });
  }
}

function withoutMissing(files: Mistake['files']): Record<string, string | Buffer> {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])),
  );
}
