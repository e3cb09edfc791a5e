import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rewriteDeclarations } from '../../../src/markdown/runtime/style-props.ts';
import { compileText } from '../../helpers/pages/compile.ts';

const rewriteUrl = (url: string) => (url.startsWith('/') ? `/docs${url}` : url);

test('URLs of forms, objects and SVG elements are resolved below the base like links', async () => {
  const text =
    '<form action="/a"><button formAction="/b" /></form>\n\n<object data="/c.svg" />\n\n' +
    '<svg><use href="/s.svg#i" /><use href="#own" /><use xlinkHref="/s.svg#j" /></svg>\n';
  const { render } = await compileText(text, { rewriteUrl });
  assert.deepEqual(
    Array.from(render().matchAll(/\s([\w:]+)="([^"]*)"/g), ([, name, url]) => `${name} ${url}`),
    [
      'action /docs/a',
      'formAction /docs/b',
      'data /docs/c.svg',
      'href /docs/s.svg#i',
      'href #own',
      'xlink:href /docs/s.svg#j',
    ],
  );
});

test('the same attributes are rewritten in the HTML of a Markdown file', async () => {
  const text = '<form action="/a"><svg><use xlink:href="/s.svg#i"></use></svg></form>\n';
  const { render } = await compileText(text, { format: 'md', rewriteUrl });
  assert.match(render(), /action="\/docs\/a".*xlink:href="\/docs\/s\.svg#i"/);
});

const rules = '.a { background: url("/docs/a.png") }';

for (const [about, text] of [
  ['a template', '<style>{`.a { background: url(/a.png) }`}</style>\n'],
  ['parts of a template', '<style>{".a { background: url(/"}{"a.png) }"}</style>\n'],
  ['a condition', '<style>{false && ".b {}"}{".a { background: url(/a.png) }"}</style>\n'],
  [
    'ready HTML',
    '<style dangerouslySetInnerHTML={{ __html: ".a { background: url(/a.png) }" }} />\n',
  ],
] as const) {
  test(`URLs in CSS rules are resolved below the base when written as ${about}`, async () => {
    const { render } = await compileText(text, { rewriteUrl });
    assert.equal(render().replaceAll('&quot;', '"').trim(), `<style>${rules}</style>`);
  });
}

test('URLs in the style of an element are resolved below the base', async () => {
  const text = '<div style="background: url(/a.png)" />\n';
  const { render } = await compileText(text, { rewriteUrl });
  assert.match(render(), /url\((?:"|&quot;)\/docs\/a\.png/);
  const style = { backgroundImage: "url('/a.png')", zIndex: 1 };
  assert.deepEqual(rewriteDeclarations({ style, id: 'a' }, rewriteUrl), {
    style: { backgroundImage: 'url("/docs/a.png")', zIndex: 1 },
    id: 'a',
  });
});

test('URLs in CSS rules of a Markdown file are rewritten as well', async () => {
  const text = '<style>\n.a > b { background: url(/a.png) }\n</style>\n';
  const { render } = await compileText(text, { format: 'md', rewriteUrl });
  assert.match(render(), /url\((?:"|&quot;)\/docs\/a\.png/);
});
