import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileText } from '../../helpers/pages/compile.ts';

const rewriteUrl = (url: string) => (url.startsWith('/') ? `/docs${url}` : url);

test('forms, objects and parts of drawings lead below the base like links', async () => {
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

test('the same attributes are rewritten in HTML of a Markdown file', async () => {
  const text = '<form action="/a"><svg><use xlink:href="/s.svg#i"></use></svg></form>\n';
  const { render } = await compileText(text, { format: 'md', rewriteUrl });
  assert.match(render(), /action="\/docs\/a".*xlink:href="\/docs\/s\.svg#i"/);
});
