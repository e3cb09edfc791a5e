import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { diagnosticCodes } from '../../../../src/core/diagnostic/codes.ts';
import { addressOf, urlOf } from '../../../../src/core/diagnostic/explanation.ts';
import { repositoryRoot } from '../../../helpers/source/read-sources.ts';

test('every code has a page at an address below the homepage in package.json', () => {
  const text = readFileSync(join(repositoryRoot, 'package.json'), 'utf8');
  const { homepage } = JSON.parse(text) as { homepage: string };
  for (const code of Object.keys(diagnosticCodes)) {
    assert.equal(urlOf(code), homepage + addressOf(code));
    const file = `content${addressOf(code).replace(/\/$/, '')}.mdx`;
    assert.ok(existsSync(join(repositoryRoot, file)), file);
  }
});
