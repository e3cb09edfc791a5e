/** The policies of whole sites: what authors name is allowed, and nothing else. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { diagnosticText } from '../../helpers/mistakes/diagnostic-text.ts';
import { parsePolicy, policyOfPage } from '../../helpers/pages/parse-policy.ts';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';
import { buildOwnSite } from '../../helpers/sites/own-site.ts';

/** Checks the policy in each document of a site, and the one in its headers. */
function readPolicies(outDir: string): number {
  const documents = globSync('**/*.html', { cwd: outDir });
  for (const path of documents) {
    const html = readFileSync(join(outDir, path), 'utf8');
    policyOfPage(html, { inlineStyles: path === '_lectern/diagrams/frame.html' });
  }
  const headers = readFileSync(join(outDir, '_headers'), 'utf8');
  parsePolicy(/Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? '');
  return documents.length;
}

const hostileDocument = `openapi: 3.1.0
info: { title: Hostile, version: "1" }
servers:
  - url: "https://x;script-src-elem"
  - url: "https://*"
  - url: "https://{tenant};script-src-elem"
    variables: { tenant: { default: a } }
  - url: https://api.example/v1
paths:
  /a:
    get: { responses: { "200": { description: Fine } } }
`;

const page = `# Pictures

![Settings > Billing](https://example.com/b.png)

<iframe title="Settings > Video" src="https://www.youtube.com/embed/1"></iframe>

![Odd](https://x;script-src-elem/a.png)

![Any](https://*/a.png)
`;

test('pages and documents cannot inject policy directives, and the hosts they use are allowed', async () => {
  const site = await buildFixture({
    'docs.json': JSON.stringify({
      name: 'A',
      openapi: 'openapi.yaml',
      navigation: [{ group: 'All', pages: ['pictures'] }],
      redirects: [{ source: '/old', destination: '/pictures' }],
    }),
    'pictures.md': page,
    'openapi.yaml': hostileDocument,
  });
  assert.ok(site.has('index.html'), site.codes.join('\n'));
  assert.ok(readPolicies(site.outDir) >= 4);
  const images = policyOfPage(site.read('/pictures/'));
  assert.deepEqual(images.get('img-src'), ["'self'", 'data:', 'https://example.com']);
  assert.deepEqual(images.get('frame-src'), ['https://www.youtube.com']);
  const operation = policyOfPage(site.read('/api-reference/get-a/'));
  assert.deepEqual(operation.get('connect-src'), ["'self'", 'https://api.example']);
  assert.equal(site.read('_lectern/origins.json'), '["https://api.example"]\n');
  assert.deepEqual(
    [...policyOfPage(site.read('old/index.html'))],
    [
      ['default-src', ["'none'"]],
      ['base-uri', ["'none'"]],
      ['form-action', ["'none'"]],
    ],
  );
  const server =
    'so the playground can send nothing there. -> Use a host name with only letters, digits, hyphens and dots.';
  const image =
    'so browsers will not load it. -> Use a host name with only letters, digits, hyphens and dots, or copy the file into the project.';
  const reported = site.diagnostics.filter(({ code }) => code.includes('/odd-'));
  assert.deepEqual(
    reported.map((found) => diagnosticText(found)),
    [
      `openapi.yaml:4:10 warning openapi/odd-server: A security policy cannot name the host of "https://x;script-src-elem", ${server}`,
      `openapi.yaml:5:10 warning openapi/odd-server: A security policy cannot name the host of "https://*", ${server}`,
      `openapi.yaml:6:10 warning openapi/odd-server: A security policy cannot name the host of "https://{tenant};script-src-elem", ${server}`,
      `pictures.md:7:8 warning link/odd-host: A security policy cannot name the host of "https://x;script-src-elem/a.png", ${image}`,
      `pictures.md:9:8 warning link/odd-host: A security policy cannot name the host of "https://*/a.png", ${image}`,
    ],
  );
});

test('every page of the fixtures and of this repository’s own site has a valid policy', async () => {
  for (const name of ['components', 'reference']) {
    const { outDir } = await buildFixture(name);
    assert.ok(readPolicies(outDir) > 2, name);
  }
  const { outDir } = await buildOwnSite();
  assert.ok(readPolicies(outDir) > 20);
});
