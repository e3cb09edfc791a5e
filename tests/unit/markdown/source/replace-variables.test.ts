import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { buildPages } from '../../../../src/core/pages/build-pages.ts';
import { replaceVariables } from '../../../../src/markdown/source/replace-variables.ts';
import { countSteps } from '../../../helpers/measure/count-steps.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';
import { compileText } from '../../../helpers/pages/compile.ts';

const variables = { version: '2', 'api-url': 'https://example.com' };

async function compiled(text: string, given: Record<string, string> = variables) {
  const { render, diagnostics } = await compileText(text, { variables: given });
  return { html: render(), said: diagnostics.map((one) => diagnosticText(one)) };
}

suite('variables', () => {
  test('a variable is replaced by its value, with or without spaces, in text, code and props', async () => {
    const { html, said } = await compiled(
      'Version {{version}} at {{ api-url }}.\n\n`{{version}}`\n\n```sh\nget {{api-url}}\n```\n\n<Card title="v{{version}}">x</Card>\n',
    );
    assert.match(html, /Version 2 at <a [^>]*>https:\/\/example\.com/);
    assert.match(html, /<code>2<\/code>/);
    assert.match(html, /html="get https:\/\/example\.com"/);
    assert.match(html, /title="v2"/);
    assert.deepEqual(said, []);
  });

  test('an undefined variable stays and is reported outside code', async () => {
    const { said } = await compiled(
      'Text\n\nA {{vesion}} here.\n\n```\n{{other}}\n```\n\n`{{other}}`\n\n> ~~~\n> {{other}}\n> ~~~\n\n- ``a ` {{other}}``\n',
    );
    assert.deepEqual(
      said.filter((one) => one.includes('page/unknown-variable')),
      [
        'page.mdx:3:3 warning page/unknown-variable: "variables" in docs.json has no "vesion", so {{vesion}} is shown as written. -> Did you mean {{version}}?',
      ],
    );
  });

  test('without variables nothing is reported', async () => {
    const { said } = await compiled('A {{vesion}} here.\n', {});
    assert.deepEqual(
      said.filter((one) => one.includes('variable')),
      [],
    );
  });

  test('a problem after a variable is reported at its place', async () => {
    const { said } = await compiled('At {{api-url}}, {missing}\n');
    assert.match(said.join(), /^page\.mdx:1:17 warning page\/undefined-name/);
  });

  test('braces after an undefined variable are reported separately', async () => {
    const { said } = await compiled('A {{ user-vesion }} here and a {1 brace} there.\n');
    assert.deepEqual(
      said.map((one) =>
        one
          .split(':')
          .slice(1, 3)
          .join(':')
          .replace(/ warning/, ''),
      ),
      ['1:3 page/unknown-variable', '1:32 page/brace'],
    );
  });

  test('variables are replaced in front matter and titles', () => {
    const text = '---\ndescription: About {{version}}\n---\n\n# Release {{version}}\n';
    const file = { file: 'a.mdx', slug: 'a', format: 'mdx' as const, text };
    const { pages } = buildPages([file], { trailingSlash: 'always', variables });
    assert.deepEqual(
      pages.map(({ title, frontMatter }) => [title, frontMatter.description]),
      [['Release 2', 'About 2']],
    );
  });

  test('a page with thousands of variables is copied once, not for each of them', () => {
    const text = 'A {{version}} and {{other}}\n\n'.repeat(2000);
    const source = { path: 'page.mdx', text };
    const module = { format: 'mdx', role: 'page', source, variables, chain: [] } as const;
    const steps = countSteps(() => replaceVariables(module)) / text.length;
    assert.ok(steps < 100, `${steps} steps for each character`);
  });
});
