import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { HtmlValidate } from 'html-validate';
import { runCli } from '../helpers/commands/run-cli.ts';
import { buildOwnSite } from '../helpers/sites/own-site.ts';
import { repositoryRoot } from '../helpers/source/read-sources.ts';

/** What the standard does not allow and readers need. */
const KNOWN: ReadonlySet<string> = new Set([
  // Folded lines of code open without a script.
  '<details> element is not permitted as content under <code>',
  // A response in a table is a heading, which search finds, and names its row in screen readers.
  '<h3> element is not permitted as a descendant of <th>',
]);

test('check reports no problems in this repository’s own site', async () => {
  // Other files use the site that was built, and a check reports what a build reports.
  const { code, stdout, stderr } = await runCli(['check', repositoryRoot, '--strict'], {
    cwd: repositoryRoot,
    buildSite: buildOwnSite,
  });
  assert.equal(stdout + stderr, '');
  assert.equal(code, 0);
});

test('the pages of this repository’s own site are valid HTML', async () => {
  const { hrefs, outDir } = await buildOwnSite();
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  const files = ['404.html', ...hrefs.map((href) => `${href}index.html`)];
  const found: string[] = [];
  for (const file of files) {
    const html = readFileSync(join(outDir, file), 'utf8');
    const { results } = await validator.validateString(html);
    for (const { message } of results.flatMap(({ messages }) => messages)) {
      if (!KNOWN.has(message)) found.push(`${file}: ${message}`);
    }
    if (!html.endsWith('</body></html>')) found.push(`${file}: something follows the document`);
  }
  assert.deepEqual(found, []);
});
