import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildPageActions } from '../../../../src/core/chrome/page-actions.ts';
import type { CustomAction } from '../../../../src/core/config/keys/services.ts';
import { smallSite } from '../../../helpers/values/small-site.ts';

function actionsOf(options?: (string | CustomAction)[], url?: string) {
  const { site, page } = smallSite({
    pages: ['guides/setup'],
    base: '/docs',
    config: options === undefined ? {} : { contextual: { options } },
  });
  return buildPageActions({ ...site, ...(url !== undefined && { url }) }, page('guides/setup'));
}

test('copying and viewing a page as Markdown are offered by default', () => {
  assert.deepEqual(actionsOf(), {
    twin: '/docs/guides/setup.md',
    canCopy: true,
    links: [{ kind: 'view', href: '/docs/guides/setup.md' }],
  });
});

test('no actions are offered if the list is empty or has only unsupported ones', () => {
  assert.equal(actionsOf([]), undefined);
  assert.equal(actionsOf(['cursor']), undefined);
});

test('assistants receive the full Markdown URL, in the order of docs.json', () => {
  const actions = actionsOf(['claude', 'chatgpt', 'claude'], 'https://docs.example');
  assert.equal(actions?.canCopy, false);
  assert.deepEqual(
    actions.links.map(({ name, href }) => [name, new URL(href).searchParams.get('q')]),
    [
      [
        'Claude',
        'Read https://docs.example/docs/guides/setup.md so that I can ask questions about it.',
      ],
      [
        'ChatGPT',
        'Read https://docs.example/docs/guides/setup.md so that I can ask questions about it.',
      ],
    ],
  );
});

test('every assistant receives the complete question', () => {
  const names = ['chatgpt', 'claude', 'perplexity', 'grok', 'aistudio', 'devin'];
  const actions = actionsOf(names, 'https://docs.example');
  const asked = actions?.links.map(({ name, href }) => {
    const { hostname, searchParams } = new URL(href);
    return [name, hostname, searchParams.get('q') ?? searchParams.get('prompt')];
  });
  const question =
    'Read https://docs.example/docs/guides/setup.md so that I can ask questions about it.';
  assert.deepEqual(asked, [
    ['ChatGPT', 'chatgpt.com', question],
    ['Claude', 'claude.ai', question],
    ['Perplexity', 'www.perplexity.ai', question],
    ['Grok', 'grok.com', question],
    ['Google AI Studio', 'aistudio.google.com', question],
    ['Devin', 'app.devin.ai', question],
  ]);
});

test('a custom action is a link that may contain the address of the page', () => {
  const query = [
    { key: 'about', value: 'See $page & $path' },
    { key: 'model', value: '$mcp' },
  ];
  const actions = actionsOf([
    { title: 'Forum', href: { base: 'https://forum.test/new?tag=docs', query } },
    { title: 'Support', href: '/support' },
    { title: 'Tool', href: 'https://tool.test/?u=$page' },
    { title: 'Plain', href: { base: 'https://plain.test' } },
  ]);
  const twin = '%2Fdocs%2Fguides%2Fsetup.md';
  const path = '%2Fdocs%2Fguides%2Fsetup%2F';
  assert.deepEqual(
    actions?.links.map(({ kind, name, href }) => `${kind} ${name} ${href}`),
    [
      `own Forum https://forum.test/new?tag=docs&about=See%20${twin}%20%26%20${path}&model=`,
      'own Support /docs/support',
      `own Tool https://tool.test/?u=${twin}`,
      'own Plain https://plain.test',
    ],
  );
});

test('actions of a page override those of the site, and an empty list disables them', () => {
  const pages = { a: 'contextual: { options: [perplexity] }', b: 'contextual: { options: [] }' };
  const { site, page } = smallSite({ pages });
  assert.deepEqual(
    buildPageActions(site, page('a'))?.links.map(({ name }) => name),
    ['Perplexity'],
  );
  assert.equal(buildPageActions(site, page('b')), undefined);
});
