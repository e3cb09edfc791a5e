import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { formatCodeThemesFile } from '../../../src/generate/code-themes-file.ts';
import { repositoryRoot } from '../../helpers/source/read-sources.ts';

test('the colors of code are up to date with the themes of Shiki', async () => {
  const file = join(repositoryRoot, 'src/core/config/keys/code-themes.ts');
  assert.equal(readFileSync(file, 'utf8'), await formatCodeThemesFile(), 'Run: npm run generate');
});
