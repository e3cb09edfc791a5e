/**
 * Tables of mistakes in the bodies of pages. All rows are pages of one project, which is built once. A row
 * fails if the mistake is reported twice, at another place or in other words, or if something that only
 * follows from it is reported too.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderDiagnostics } from '../../../src/core/diagnostic/order.ts';
import { buildFixture } from '../sites/build-fixture.ts';
import { diagnosticText } from './diagnostic-text.ts';

export interface PageMistake {
  /** What the author did, which is the name of the test: "A step is not closed". */
  readonly did: string;
  /** The body of the page, from line 1 on. */
  readonly text: string;
  /** Everything that a build reports about the page: `line:column severity code: message -> hint`. */
  readonly reported: readonly string[];
  /** `mdx` by default. */
  readonly format?: 'md' | 'mdx';
}

export interface PageProject {
  /** Files in addition to the pages of the rows: snippets, images, other pages. */
  readonly files?: Readonly<Record<string, string>>;
  /** Names of those files that are pages. */
  readonly pages?: readonly string[];
  /** Additional keys of docs.json. */
  readonly config?: Readonly<Record<string, unknown>>;
}

/**
 * Registers a test for each row. Pages have no front matter, so line numbers count from the first line of
 * the body.
 */
export function testPageMistakes(
  mistakes: readonly PageMistake[],
  { files = {}, pages: others = [], config = {} }: PageProject = {},
): void {
  const names = mistakes.map((_, rank) => `row-${rank + 1}`);
  let reported: Promise<Map<string, string[]>> | undefined;
  const build = async () => {
    const docs = {
      name: 'Acme',
      navigation: [{ group: 'Start', pages: ['index', ...others, ...names] }],
    };
    const pages = mistakes.map(({ text, format = 'mdx' }, rank): [string, string] => [
      `content/${names[rank]}.${format}`,
      text,
    ]);
    const { dir, diagnostics } = await buildFixture({
      'docs.json': JSON.stringify({ ...docs, ...config }),
      'content/index.mdx': '---\ntitle: Welcome\n---\n\n## Begin\n\nHello.\n',
      ...files,
      ...Object.fromEntries<string>(pages),
    });
    return Map.groupBy(
      orderDiagnostics(diagnostics).map((each) => diagnosticText(each, dir)),
      (line) => /row-\d+/.exec(line)?.[0] ?? '',
    );
  };
  for (const [rank, { did, reported: expected }] of mistakes.entries()) {
    test(did, async () => {
      reported ??= build();
      const lines = (await reported).get(names[rank] ?? '') ?? [];
      assert.deepEqual(
        lines.map((line) => line.replace(/^content\/row-\d+\.mdx?:/, '')),
        expected,
      );
    });
  }
  test('nothing outside the pages of the table is reported', async () => {
    reported ??= build();
    assert.deepEqual((await reported).get(''), undefined);
  });
}
