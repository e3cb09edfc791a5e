import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseGithubUrl } from '../../../../../src/core/config/keys/github.ts';

const repositories = [
  'https://github.com/owner/name',
  'http://www.github.com/owner/name/',
  'https://github.com/owner/name.git',
  'https://github.com/owner/name/tree/main/docs',
  'https://github.com/owner/name#readme',
];

for (const url of repositories) {
  test(`${url} is recognized as a repository`, () => {
    assert.deepEqual(parseGithubUrl(url), { owner: 'owner', name: 'name' });
  });
}

const others = [
  'https://github.com/owner',
  'https://github.com/owner/..',
  'https://github.com/-/name',
  'https://github.com.evil.example/owner/name',
  'https://gitlab.com/owner/name',
  'https://example.com/https://github.com/owner/name',
  '/owner/name',
];

for (const url of others) {
  test(`${url} is not recognized as a repository`, () => {
    assert.equal(parseGithubUrl(url), undefined);
  });
}

test('a repository name may contain dots and hyphens', () => {
  assert.deepEqual(parseGithubUrl('https://github.com/a-b/c.d_e-f.js'), {
    owner: 'a-b',
    name: 'c.d_e-f.js',
  });
});
