import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseRepository, editUrl, issueUrl } from '../../../../src/core/chrome/repository.ts';
import { configSchema, type UserConfig } from '../../../../src/core/config/config.ts';

function config(more: Partial<UserConfig> = {}) {
  return configSchema.parse({ name: 'Acme', navigation: [{ group: 'A', pages: ['a'] }], ...more });
}

const GITHUB_KEYS: Partial<UserConfig> = {
  topbarCtaButton: { type: 'github', url: 'https://github.com/acme/button' },
  footerSocials: { github: 'https://github.com/acme/social' },
};

test('the repository comes from the config, git, the GitHub button or the social account, in this order', () => {
  const git = { remote: 'git@github.com:acme/git.git', branch: 'next', folder: 'docs' };
  const own = config({ ...GITHUB_KEYS, repository: 'https://gitlab.com/acme/own' });
  assert.deepEqual(chooseRepository(own, git), {
    url: 'https://gitlab.com/acme/own',
    branch: 'next',
    folder: 'docs',
  });
  const keys = config(GITHUB_KEYS);
  assert.equal(chooseRepository(keys, git)?.url, 'https://github.com/acme/git');
  assert.deepEqual(chooseRepository(keys), {
    url: 'https://github.com/acme/button',
    branch: 'main',
    folder: '',
  });
  const { footerSocials } = GITHUB_KEYS;
  assert.equal(
    chooseRepository(config(footerSocials && { footerSocials }))?.url,
    'https://github.com/acme/social',
  );
  assert.equal(chooseRepository(config()), undefined);
});

test('the branch and folder in the config take precedence over those of git', () => {
  const repository = { url: 'https://github.com/acme/own', branch: 'main', folder: '' };
  assert.deepEqual(chooseRepository(config({ repository }), { branch: 'next', folder: 'docs' }), {
    ...repository,
  });
});

test('an account without a repository and a local git remote yield no repository', () => {
  assert.equal(
    chooseRepository(config({ footerSocials: { github: 'https://github.com/acme' } })),
    undefined,
  );
  assert.equal(chooseRepository(config(), { remote: '/srv/git/docs.git' }), undefined);
});

const REMOTES: readonly [remote: string, url: string | undefined][] = [
  ['git@github.com:acme/docs.git', 'https://github.com/acme/docs'],
  ['github.com:acme/docs', 'https://github.com/acme/docs'],
  ['https://github.com/acme/docs.git', 'https://github.com/acme/docs'],
  ['https://user:secret@github.com/acme/docs', 'https://github.com/acme/docs'],
  ['ssh://git@git.example.com:2222/group/sub/docs.git', 'https://git.example.com/group/sub/docs'],
  ['git://github.com/acme/docs.git/', 'https://github.com/acme/docs'],
  ['../docs.git', undefined],
  ['/srv/git/docs.git', undefined],
  ['C:/git/docs.git', undefined],
  ['file:///srv/git/acme/docs.git', undefined],
  ['https://github.com/acme', undefined],
];

for (const [remote, url] of REMOTES) {
  test(`the git remote ${remote} becomes ${url ?? 'no address for people'}`, () => {
    assert.equal(chooseRepository(config(), { remote })?.url, url);
  });
}

const PAGE = { file: 'content/a b/C#.mdx', href: '/a%20b/C%23/', title: 'C# & more' };

const HOSTS: readonly [url: string, edit: string, issue: string][] = [
  [
    'https://github.com/acme/docs',
    'https://github.com/acme/docs/edit/feature/x%23/site/content/a%20b/C%23.mdx',
    'https://github.com/acme/docs/issues/new?title=Documentation%3A+C%23+%26+more&body=Path%3A+%2Fa%2520b%2FC%2523%2F',
  ],
  [
    'https://gitlab.example.com/acme/docs',
    'https://gitlab.example.com/acme/docs/-/edit/feature/x%23/site/content/a%20b/C%23.mdx',
    'https://gitlab.example.com/acme/docs/-/issues/new?issue%5Btitle%5D=Documentation%3A+C%23+%26+more&issue%5Bdescription%5D=Path%3A+%2Fa%2520b%2FC%2523%2F',
  ],
  [
    'https://bitbucket.org/acme/docs',
    'https://bitbucket.org/acme/docs/src/feature/x%23/site/content/a%20b/C%23.mdx?mode=edit&at=feature/x%23',
    'https://bitbucket.org/acme/docs/issues/new',
  ],
  [
    'https://codeberg.org/acme/docs',
    'https://codeberg.org/acme/docs/_edit/feature/x%23/site/content/a%20b/C%23.mdx',
    'https://codeberg.org/acme/docs/issues/new?title=Documentation%3A+C%23+%26+more&body=Path%3A+%2Fa%2520b%2FC%2523%2F',
  ],
];

for (const [url, edit, issue] of HOSTS) {
  test(`edit and issue links for ${url} lead to that host`, () => {
    const repository = { url, branch: 'feature/x#', folder: 'site' };
    assert.equal(editUrl(repository, PAGE), edit);
    assert.equal(issueUrl(repository, PAGE), issue);
  });
}
