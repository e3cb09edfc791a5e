import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { ApiError } from '../../../../src/user-groups/http/api-error.ts';
import { createFindCaller } from '../../../../src/user-groups/http/api-token.ts';
import { parseEnvironments } from '../../../../src/user-groups/settings/environments.ts';

const token = 'a-token-long-enough';

function parse(...entries: readonly unknown[]) {
  return parseEnvironments(JSON.stringify({ environments: entries }));
}

test('tags are Customer, Testing, null or omitted', () => {
  const { environments, problems } = parse(
    { name: 'a', tag: 'Customer', tokens: ['token-of-a-123456'] },
    { name: 'b', tag: 'Testing', tokens: ['token-of-b-123456'] },
    { name: 'c', tag: null, tokens: ['token-of-c-123456'] },
    { name: 'd', tokens: ['token-of-d-123456'] },
  );
  assert.deepEqual(problems, []);
  assert.deepEqual(
    environments.map(({ tag }) => tag),
    ['Customer', 'Testing', null, null],
  );
});

test('every problem is reported with its place', () => {
  const { problems } = parse(
    { name: 'a b', tag: 'customer', tokens: ['short', `sha256:12`, 'with a space in it'] },
    { name: 'ok', tokens: 'none', extra: true },
    7,
  );
  const tokenRule =
    'must be at least 16 visible ASCII characters, or sha256: and 64 hexadecimal digits';
  const nameRule = 'must be 1 to 100 letters, digits, dots, hyphens or underscores';
  assert.deepEqual(problems, [
    `environments[0].name ${nameRule}`,
    'environments[0].tag must be "Customer", "Testing" or null',
    `environments[0].tokens[0] ${tokenRule}`,
    `environments[0].tokens[1] ${tokenRule}`,
    `environments[0].tokens[2] ${tokenRule}`,
    'environments[1].extra is not known',
    'environments[1].tokens must be a list with at least one token',
    `environments[2].name ${nameRule}`,
    'environments[2].tokens must be a list with at least one token',
  ]);
});

test('a key that is written twice is a problem, since one of its values would be lost', () => {
  const text = `{"environments":[{"name":"a","name":"b","tokens":["${token}"]}]}`;
  assert.deepEqual(parseEnvironments(text).problems, ['has a key twice in one object']);
});

test('names and tokens are unique, even if one token is written as its digest', () => {
  const digest = `sha256:${createHash('sha256').update(token).digest('hex')}`;
  const { problems } = parse({ name: 'a', tokens: [token] }, { name: 'a', tokens: [digest] });
  assert.deepEqual(problems, ['has two environments of the same name', 'has the same token twice']);
});

test('no problem repeats the text, which contains tokens', () => {
  for (const text of [`{"tokens": "${token}"`, `"${token}"`, '[]', '{"environments":[]}', '']) {
    const { problems } = parseEnvironments(text);
    assert.equal(problems.length, 1);
    assert.ok(!problems.join().includes(token));
  }
});

test('each token gives access to its environment, and nothing else does', () => {
  const digest = `sha256:${createHash('sha256').update('hashed-token-12345').digest('hex').toUpperCase()}`;
  const { environments } = parse(
    { name: 'live', tag: 'Customer', tokens: [token, digest] },
    { name: 'test', tag: 'Testing', tokens: ['another-token-12345'] },
  );
  const findCaller = createFindCaller(environments);
  const find = (header: string | undefined) => {
    const caller = findCaller(header);
    return caller instanceof ApiError ? caller.code : caller.tokenName;
  };
  assert.equal(find(`Token ${token}`), 'live#0');
  assert.equal(find('token hashed-token-12345'), 'live#1');
  assert.equal(find('Token another-token-12345'), 'test#0');
  assert.equal(find(`Token ${digest}`), 'api_token_invalid');
  assert.equal(find(`Token ${token} `), 'api_token_missing');
  for (const header of [undefined, '', 'Token', 'Token ', `Bearer ${token}`, token]) {
    assert.equal(find(header), 'api_token_missing', header);
  }
});
