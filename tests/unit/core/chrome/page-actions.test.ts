import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildPageActions } from '../../../../src/core/chrome/page-actions.ts';
import { smallSite } from '../../../helpers/small-site.ts';

function actionsOf(options?: string[], url?: string) {
  const { site, page } = smallSite({
    pages: ['guides/setup'],
    base: '/docs',
    config: options === undefined ? {} : { contextual: { options } },
  });
  return buildPageActions({ ...site, ...(url !== undefined && { url }) }, page('guides/setup'));
}

test('a page can be copied and viewed as Markdown unless the project says otherwise', () => {
  assert.deepEqual(actionsOf(), {
    twin: '/docs/guides/setup.md',
    canCopy: true,
    links: [{ kind: 'view', href: '/docs/guides/setup.md' }],
  });
});

test('no actions are offered where the list is empty or names only others', () => {
  assert.equal(actionsOf([]), undefined);
  assert.equal(actionsOf(['cursor']), undefined);
});

test('assistants are told the whole address of the Markdown, in the order of docs.json', () => {
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
