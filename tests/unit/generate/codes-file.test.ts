import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { formatCodesFile } from '../../../src/generate/codes-file.ts';
import { repositoryRoot } from '../../helpers/source/read-sources.ts';

test('the list of codes is up to date with the entries of the rules', () => {
  const file = join(repositoryRoot, 'src/core/diagnostic/codes.ts');
  assert.equal(readFileSync(file, 'utf8'), formatCodesFile(), 'Run: npm run generate');
});
