import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';
import { compileText } from '../../../helpers/pages/compile.ts';

async function reported(text: string, format: 'md' | 'mdx'): Promise<string[]> {
  const { diagnostics } = await compileText(text, { format });
  return diagnostics.map((each) => diagnosticText(each));
}

const cases: readonly (readonly [html: string, code: string, words: string])[] = [
  [
    '<base href="https://a.test/" />',
    'page/left-out',
    '<base> would change every address of the page, including those in its menus; it is left out. -> Remove it, and write full addresses.',
  ],
  [
    '<meta http-equiv="Refresh" content="0; url=https://a.test/" />',
    'page/left-out',
    '<meta http-equiv="refresh"> would send readers elsewhere; it is left out. -> Add the page to "redirects" in docs.json, or write a link.',
  ],
  [
    '<meta name="robots" content="noindex" />',
    'page/left-out',
    '<meta> belongs to the head of a page, which Lectern writes; it is left out. -> Write it in the front matter ("description", "og:image"), or for all pages in "head" in docs.json.',
  ],
  [
    '<script>alert(1)</script>',
    'page/no-effect',
    'The security policy does not allow scripts inside pages, so this one never runs. -> Put the code into a file of the project, and load it: <script src="/name.js"></script>.',
  ],
  [
    '<object data="/a.pdf"></object>',
    'page/no-effect',
    'The security policy does not allow <object>, so its content is shown instead. -> Use <img>, <video> or <iframe>, or link to the file.',
  ],
  [
    '<embed src="/a.pdf" />',
    'page/no-effect',
    'The security policy does not allow <embed>, so nothing is shown. -> Use <img>, <video> or <iframe>, or link to the file.',
  ],
];

for (const [html, code, words] of cases) {
  test(`${html} is reported at its position in Markdown and in MDX`, async () => {
    for (const format of ['md', 'mdx'] as const) {
      assert.deepEqual(await reported(`Text.\n\n${html}\n`, format), [
        `page.${format}:3:1 warning ${code}: ${words}`,
      ]);
    }
  });
}

test('script files, data scripts and itemprop metadata are not reported', async () => {
  const html =
    '<script src="/a.js"></script>\n<script type="application/ld+json"></script>\n<meta itemprop="a" content="b" />\n';
  for (const format of ['md', 'mdx'] as const) assert.deepEqual(await reported(html, format), []);
});

test('an event handler attribute is reported as never running, in any case', async () => {
  const [first, ...rest] = await reported('<p onclick="a()" onMouseOver="b()">x</p>\n', 'md');
  assert.equal(
    first,
    'page.md:1:4 warning component/event-handler: The security policy does not allow code in attributes, so "onclick" and "onMouseOver" of <p> never run. -> Rename the page to .mdx, and write a function, with the name that React has for it: onClick={() => { ... }}.',
  );
  assert.deepEqual(rest, []);
});
