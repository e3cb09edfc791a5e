/** `lectern check --links` in a whole project: which addresses are requested, and what is reported where. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { startLectern } from '../../helpers/commands/lectern-process.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { startServer } from '../../helpers/servers/proxy-server.ts';

/** Creates a project that links to `web` in every way; the path of each address says where it is. */
function project(web: string): string {
  return tempFolder({
    'docs.json': JSON.stringify({
      name: 'Acme',
      openapi: 'openapi.yaml',
      topAnchor: { iconType: 'solid' },
      navigation: [{ group: 'All', pages: ['index'] }],
      anchors: [{ name: 'Chat', icon: 'comments', iconType: 'solid', url: `${web}/anchor` }],
      topbarLinks: [{ name: 'Blog', url: `${web}/topbar` }],
      footerSocials: { github: `${web}/footer` },
    }),
    'openapi.yaml': [
      'openapi: 3.1.0',
      `info: { title: A, version: '1', contact: { url: '${web}/contact' } }`,
      'paths: { /a: { get: { responses: { "200": { description: All } } } } }',
    ].join('\n'),
    'snippets/note.mdx': `[in a snippet](${web}/snippet)\n`,
    'content/index.mdx': [
      '---',
      'title: Home',
      '---',
      '',
      'import Note from "/snippets/note.mdx";',
      '',
      `[a link](${web}/link#part), again [a link](${web}/link) and ![a picture](${web}/picture.png)`,
      '',
      `<Card title="A card" href="${web}/card" />`,
      '',
      `{['made'].map((name) => <a href={"${web}/" + name}>made</a>)}`,
      '',
      '<Note />',
      '',
      `[old](${web}/old#part) and [gone](${web}/gone)`,
      '',
      '{/* lectern-ignore link: on its way */}',
      `[soon](${web}/ignored)`,
      '',
      '`' + web + '/code`',
      '',
    ].join('\n'),
  });
}

test('each external address is requested once, reported at its place, and updated if moved', async (t) => {
  const asked: string[] = [];
  const web = await startServer(t, ({ method, url = '' }, response) => {
    asked.push(`${method} ${url}`);
    if (url === '/gone') response.writeHead(404).end();
    else if (url === '/old') response.writeHead(301, { location: '/new' }).end();
    else response.end();
  });
  const dir = project(web);
  const words = ['check', '--links', '--private-links', '--format', 'json'];
  const { code, stdout } = await startLectern(words, dir).ended;
  assert.equal(code, 0, stdout);
  const { diagnostics, links } = JSON.parse(stdout) as {
    diagnostics: { code: string; file: string; line: number; column: number }[];
    links: object;
  };
  const goneAt = 7 + `${web}/old#part) and [gone](`.length;
  assert.deepEqual(
    diagnostics.map(({ code, file, line, column }) => `${file}:${line}:${column} ${code}`),
    ['content/index.mdx:15:7 link/moved', `content/index.mdx:15:${goneAt} link/dead`],
  );
  assert.deepEqual(links, {
    addresses: 11,
    kept: 0,
    good: 9,
    moved: 1,
    dead: 1,
    unanswered: 0,
    guarded: [],
    private: [],
  });
  assert.deepEqual(asked.toSorted(), [
    'GET /gone',
    'HEAD /anchor',
    'HEAD /card',
    'HEAD /contact',
    'HEAD /footer',
    'HEAD /gone',
    'HEAD /link',
    'HEAD /made',
    'HEAD /new',
    'HEAD /old',
    'HEAD /picture.png',
    'HEAD /snippet',
    'HEAD /topbar',
  ]);
  const fixed = await startLectern(['check', '--links', '--private-links', '--fix', '--yes'], dir)
    .ended;
  assert.match(readFileSync(join(dir, 'content/index.mdx'), 'utf8'), /\[old\]\(\S+\/new#part\)/);
  assert.match(
    fixed.stdout,
    /\n11 external links \(10 known from an earlier check\): 10 good, 1 dead\.\n! 1 warning/,
  );
});

test('without --links, check requests nothing and accepts ignore comments for external links', async (t) => {
  const asked: string[] = [];
  const web = await startServer(t, ({ url = '' }, response) => {
    asked.push(url);
    response.end();
  });
  const dir = project(web);
  assert.equal((await startLectern(['check'], dir).ended).stdout, '');
  const own = await startLectern(['check', '--links'], dir).ended;
  assert.equal(
    own.stdout.replaceAll(web, 'web'),
    [
      '11 external links: 11 not checked.',
      'On this machine or a private network: web/link, web/picture.png, web/old, web/gone, web/card and 6 more',
      '✓ No problems',
      '',
    ].join('\n'),
  );
  assert.deepEqual(asked, []);
});
