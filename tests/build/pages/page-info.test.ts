/** What pages show about themselves if `pageInfo` is set. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { SiteFiles } from '../../../src/node/output/site-files.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { readFileSync } from 'node:fs';

async function homeOf(dir: string): Promise<string> {
  const out = tempFolder();
  const { diagnostics } = await buildSite({ dir, files: new SiteFiles(out), base: '' });
  assert.deepEqual(diagnostics, []);
  return readFileSync(join(out, 'index.html'), 'utf8');
}

test('the page shows its reading time and, in a repository, its contributors', async () => {
  const dir = tempFolder({
    'docs.json': JSON.stringify({
      name: 'Acme',
      lang: 'de',
      navigation: [{ group: 'Start', pages: ['index'] }],
      pageInfo: { readingTime: true, contributors: true },
    }),
    'index.md': `# Home\n\n${'word '.repeat(440)}\n`,
  });
  const shown = (html: string, name: string) =>
    new RegExp(`<p class="${name}">([\\s\\S]*?)</p>`)
      .exec(html)?.[1]
      ?.replace(/<[^>]+>|\s+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  const before = await homeOf(dir);
  assert.equal(shown(before, 'reading-time'), 'Lesezeit: 2 Minuten');
  assert.equal(shown(before, 'contributors'), undefined);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ana <i>', '-c', 'user.email=a@b.c', ...args], {
      cwd: dir,
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' },
    });
  git('init', '-q');
  git('add', 'index.md');
  git('commit', '-q', '-m', 'Begin');
  const after = await homeOf(dir);
  assert.match(shown(after, 'contributors') ?? '', /^Mitwirkende: Ana/);
  assert.doesNotMatch(after, /a@b\.c/);
});
