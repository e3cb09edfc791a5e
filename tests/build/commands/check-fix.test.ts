/** Fixes of real mistakes, made by the real command with the real engine. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { runCli } from '../../helpers/commands/run-cli.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';

const config = {
  name: 'Acme',
  theem: 'prism',
  colors: { primary: '#166534', lihgt: '#4ade80' },
  modeToggle: { default: 'drak' },
  topbarCtaButton: { name: 'Start', url: '/guides/setpu' },
  navigation: [{ group: 'Start', icon: 'rockt', pages: ['index', 'guides/setpu'] }],
};

const page = `---
title: Welcome
icon: hom
mode: wied
---

## First

#### Too deep

##### Deeper

#### Its fellow

## Links

[a](/guides/setpu#instal) and [b](/guides/setup#instal), see [/guides/setpu](/guides/setpu).

<Crad title="a" herf="/guides/setup" icon="rockt">

<Crad title="b" />

</Crad>

<Warn>Old name</Warn>

\`\`\`pyhton
<Crad>
\`\`\`

<!-- a remark -->

<br>

Write to <mail@example.com>, if 1 <2.

<img src="/logo.svg" />

![](/logo.svg)
`;

const fixed = `---
title: Welcome
icon: home
mode: wide
---

## First

### Too deep

#### Deeper

### Its fellow

## Links

[a](/guides/setup/#install) and [b](/guides/setup#install), see [/guides/setpu](/guides/setup/).

<Card title="a" href="/guides/setup" icon="rocket">

<Card title="b" />

</Card>

<Warning>Old name</Warning>

\`\`\`python
<Crad>
\`\`\`

{/* a remark */}

<br />

Write to [mail@example.com](mailto:mail@example.com), if 1 &lt;2.

<img alt="" src="/logo.svg" />

<img alt="" src="/logo.svg" />
`;

const files = {
  'docs.json': JSON.stringify(config, null, 2),
  'index.mdx': `\uFEFF${page.replaceAll('\n', '\r\n')}`,
  'guides/setup.mdx': '---\ntitle: Setup\n---\n\n## Install\n\nText\n',
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>',
};

function lectern(cwd: string, ...words: string[]) {
  return runCli(['check', ...words], { cwd, buildSite });
}

test('check --fix repairs every mechanical mistake byte for byte until no problem remains', async () => {
  const cwd = tempFolder(files);
  const words = ['--fix', '--yes', '--decorative-images'];
  let run = await lectern(cwd, ...words);
  for (let round = 1; round < 4 && /✓ \d+ problem/.test(run.stdout); round += 1) {
    run = await lectern(cwd, ...words);
  }
  const read = (file: string) => readFileSync(join(cwd, file), 'utf8');
  assert.equal(read('index.mdx'), `\uFEFF${fixed.replaceAll('\n', '\r\n')}`);
  assert.deepEqual(JSON.parse(read('docs.json')), {
    name: 'Acme',
    theme: 'prism',
    colors: { primary: '#166534', light: '#4ade80' },
    modeToggle: { default: 'dark' },
    topbarCtaButton: { name: 'Start', url: '/guides/setup/' },
    navigation: [{ group: 'Start', icon: 'rocket', pages: ['index', 'guides/setup'] }],
  });
  assert.deepEqual(await lectern(cwd, '--strict'), { code: 0, stdout: '', stderr: '' });
});

test('images are marked as decorative only with --decorative-images', async () => {
  const cwd = tempFolder(files);
  writeFileSync(join(cwd, 'index.mdx'), '![](/logo.svg)\n');
  await lectern(cwd, '--fix', '--yes');
  assert.equal(readFileSync(join(cwd, 'index.mdx'), 'utf8'), '![](/logo.svg)\n');
});

test('check --fix repairs JSON syntax along with key names and keeps comments', async () => {
  const written = `{
  "name": "Acme",
  'theem': "prism"
  "colors": { "primary": "#166534", },
  "navigation": [{ "group": "Start", "pages": ["index",] }]
}
`;
  const cwd = tempFolder({ 'docs.json': written, 'index.md': '# Home\n\nText\n' });
  let run = await lectern(cwd, '--fix', '--yes');
  for (let round = 1; round < 4 && /✓ \d+ problem/.test(run.stdout); round += 1) {
    run = await lectern(cwd, '--fix', '--yes');
  }
  assert.equal(
    readFileSync(join(cwd, 'docs.json'), 'utf8'),
    `{
  "name": "Acme",
  "theme": "prism",
  "colors": { "primary": "#166534" },
  "navigation": [{ "group": "Start", "pages": ["index"] }]
}
`,
  );

  const commented = '{ // keep\n  "name": "Acme",\n}\n';
  writeFileSync(join(cwd, 'docs.json'), commented);
  await lectern(cwd, '--fix', '--yes');
  assert.match(readFileSync(join(cwd, 'docs.json'), 'utf8'), /\/\/ keep\n {2}"name": "Acme"\n/);
});
