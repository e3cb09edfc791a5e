import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildFeedbackLinks } from '../../../../src/core/chrome/feedback-links.ts';
import { configSchema } from '../../../../src/core/config/config.ts';
import type { Page } from '../../../../src/core/pages/page.ts';
import type { Repository, Site } from '../../../../src/core/site.ts';
import { noNavigation } from '../../../helpers/values/no-navigation.ts';
import { noReferences } from '../../../helpers/values/no-references.ts';

const repository: Repository = {
  url: 'https://github.com/acme/docs',
  branch: 'main',
  folder: 'site',
};
const both = { suggestEdit: true, raiseIssue: true };

test('the edit link leads to the source of the page in the project folder', () => {
  assert.equal(
    buildFeedbackLinks(site(both, repository), page).editUrl,
    'https://github.com/acme/docs/edit/main/site/content/a%20b/C%23.mdx',
  );
  assert.equal(
    buildFeedbackLinks(site(both, { ...repository, folder: '' }), page).editUrl,
    'https://github.com/acme/docs/edit/main/content/a%20b/C%23.mdx',
  );
});

test('the issue link names the page', () => {
  const url = new URL(buildFeedbackLinks(site(both, repository), page).issueUrl ?? '');
  assert.equal(url.pathname, '/acme/docs/issues/new');
  assert.equal(url.searchParams.get('title'), 'Documentation: C# & more');
  assert.equal(url.searchParams.get('body'), 'Path: /a%20b/C%23/');
});

test('only enabled feedback links are created, and none without a repository', () => {
  assert.deepEqual(buildFeedbackLinks(site({}, repository), page), {});
  assert.deepEqual(buildFeedbackLinks(site(both), page), {});
  assert.deepEqual(Object.keys(buildFeedbackLinks(site({ raiseIssue: true }, repository), page)), [
    'issueUrl',
  ]);
});

const page: Page = {
  origin: 'file',
  slug: 'a b/C#',
  file: 'content/a b/C#.mdx',
  format: 'mdx',
  href: '/a%20b/C%23/',
  title: 'C# & more',
  navTitle: 'C#',
  frontMatter: { meta: {} },
  frontMatterPositions: {},
  text: '',
};

function site(feedback: object, place?: Repository): Site {
  return {
    config: configSchema.parse({
      name: 'Acme',
      navigation: [{ group: 'Guides', pages: ['index'] }],
      feedback,
    }),
    pages: [],
    navigation: noNavigation,
    references: noReferences,
    base: '',
    ...(place && { repository: place }),
  };
}
