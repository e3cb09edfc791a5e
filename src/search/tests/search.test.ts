import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openIndex } from '../open-index.ts';
import { indexOf } from './small-index.ts';

test('a page with the query in its title ranks before pages that only mention it', async () => {
  const { hrefs } = await indexOf({
    Overview: { parts: { '': 'Authentication is needed. Authentication is easy.' } },
    Authentication: {},
  });
  assert.deepEqual(await hrefs('authentication'), ['/authentication/', '/overview/']);
});

test('the result is the section of a page that contains the words', async () => {
  const { hrefs } = await indexOf({
    Server: { parts: { Ports: 'It listens.', 'Time limits': 'Requests end after ten seconds.' } },
  });
  assert.deepEqual(await hrefs('seconds'), ['/server/#time-limits']);
  assert.deepEqual(await hrefs('time limits'), ['/server/#time-limits']);
});

test('prefixes, typos, longer forms and differently divided words match', async () => {
  const { hrefs } = await indexOf({
    Quickstart: {},
    Deploy: {},
    Configuration: {},
    'Web hooks': {},
  });
  assert.deepEqual(await hrefs('conf'), ['/configuration/']);
  assert.deepEqual(await hrefs('confgiuration'), ['/configuration/']);
  assert.deepEqual(await hrefs('confog'), ['/configuration/']);
  assert.deepEqual(await hrefs('deploying'), ['/deploy/']);
  assert.deepEqual(await hrefs('quick start'), ['/quickstart/']);
  assert.deepEqual(await hrefs('webhooks'), ['/web-hooks/']);
});

test('a section with all words ranks before one with some', async () => {
  const { hrefs } = await indexOf({
    One: { parts: { '': 'tokens tokens tokens' } },
    Two: { parts: { '': 'refresh the tokens' } },
  });
  assert.equal((await hrefs('refresh tokens'))[0], '/two/');
});

test('words in code match, but rank after words in text', async () => {
  const { hrefs } = await indexOf({
    One: { parts: { '': 'An example.\fconst client = createClient()' } },
    Two: { parts: { '': 'The client waits.' } },
  });
  assert.deepEqual(await hrefs('client'), ['/two/', '/one/']);
  assert.deepEqual(await hrefs('createclient'), ['/one/']);
});

test('a singular matches the plural, and the reverse', async () => {
  const { hrefs } = await indexOf({
    'Trait of a user property': {},
    'User properties': {},
    Journey: {},
    'Exit a journey': { parts: { '': 'Journey, journey, journey.' } },
  });
  assert.equal((await hrefs('user property'))[0], '/user-properties/');
  assert.equal((await hrefs('journeys'))[0], '/journey/');
  assert.ok((await hrefs('properties')).includes('/trait-of-a-user-property/'));
});

test('a complete name in code ranks before pages named like its parts', async () => {
  const { hrefs } = await indexOf({
    'Create group': {},
    'List clients': {},
    'Auth token': {},
    Setup: { parts: { '': 'Begin.\fconst db = createClient(process.env.DB_AUTH_TOKEN)' } },
  });
  assert.equal((await hrefs('createClient'))[0], '/setup/');
  assert.equal((await hrefs('createCli'))[0], '/setup/');
  assert.equal((await hrefs('DB_AUTH_TOKEN'))[0], '/setup/');
});

test('a hyphenated name matches as a whole, also in other notations', async () => {
  const { hrefs } = await indexOf({
    'Request body': { parts: { '': 'An id of the request: request, id, x.' } },
    'Requests by id': { parts: { '': 'The request has an id.' } },
    Errors: { parts: { '': 'Each answer carries the header X-Request-Id.' } },
    'Open source': {},
  });
  assert.equal((await hrefs('X-Request-Id'))[0], '/errors/');
  assert.equal((await hrefs('x-request-i'))[0], '/errors/');
  assert.equal((await hrefs('xRequestId'))[0], '/errors/');
  assert.equal((await hrefs('open-source'))[0], '/open-source/');
});

test('a command-line option ranks before similar words', async () => {
  const { hrefs } = await indexOf({
    'Dry run': {},
    Out: {},
    Build: { parts: { '': 'With `--dry-run`, nothing is written to `--out`.' } },
  });
  assert.equal((await hrefs('--dry-run'))[0], '/build/');
  assert.equal((await hrefs('--out'))[0], '/build/');
  assert.equal((await hrefs('dry run'))[0], '/dry-run/');
});

test('a complete short word matches exactly, the last word also as a prefix', async () => {
  const { hrefs } = await indexOf({ 'Go to Netlify': {}, Tokens: {} });
  assert.deepEqual(await hrefs('to netlify'), ['/go-to-netlify/']);
  assert.ok((await hrefs('to')).includes('/tokens/'));
});

test('a deprecated page ranks after an equal one', async () => {
  const { hrefs } = await indexOf({
    'Old upload': { isDeprecated: true, parts: { '': 'Send the file.' } },
    'New upload': { parts: { '': 'Send the file.' } },
  });
  assert.deepEqual(await hrefs('upload'), ['/new-upload/', '/old-upload/']);
});

test('a page with a higher boost ranks before an equal one, with a lower boost after it', async () => {
  const parts = { '': 'Send the file.' };
  const { hrefs } = await indexOf({
    'Low upload': { boost: 0.5, parts },
    'Plain upload': { parts },
    'High upload': { boost: 2, parts },
  });
  assert.deepEqual(await hrefs('upload'), ['/high-upload/', '/plain-upload/', '/low-upload/']);
});

test('an operation is found by method and path', async () => {
  const { hrefs, results } = await indexOf({
    'List users': { method: 'GET', path: '/users' },
    'Create user': { method: 'POST', path: '/users' },
    'Delete pet': { method: 'DELETE', path: '/pets/{petId}' },
  });
  assert.equal((await hrefs('post /users'))[0], '/create-user/');
  assert.equal((await hrefs('/pets/{petId}'))[0], '/delete-pet/');
  const [group] = (await results({ text: 'list users' })).groups;
  assert.equal(`${group?.method} ${group?.path}`, 'GET /users');
});

test('other versions are excluded, pages of all versions are not', async () => {
  const { hrefs } = await indexOf({
    'Setup old': { version: '1.0' },
    'Setup new': { version: '2.0' },
    'Setup common': {},
  });
  assert.deepEqual((await hrefs('setup', { version: '2.0' })).toSorted(), [
    '/setup-common/',
    '/setup-new/',
  ]);
});

test('a nested version is searched with its parents, and without its siblings', async () => {
  const { hrefs, results } = await indexOf({
    'Setup one': { version: 'en / 1.0' },
    'Setup two': { version: 'en / 2.0' },
    'Setup all': { version: 'en' },
    'Setup Anglo': { version: 'en-GB' },
    'Setup un': { version: 'fr / 1.0' },
    'Setup deux': { version: 'fr / 2.0' },
  });
  const found = (version: string) => hrefs('setup', { version });
  assert.deepEqual(new Set(await found('en / 2.0')), new Set(['/setup-two/', '/setup-all/']));
  assert.deepEqual(
    new Set(await found('en')),
    new Set(['/setup-one/', '/setup-two/', '/setup-all/']),
  );
  const { otherVersions } = await results({ text: 'setup', version: 'en / 2.0' });
  assert.deepEqual(otherVersions, ['en / 1.0', 'en-GB', 'fr / 2.0']);
});

test('versions of one part of the site do not exclude other parts', async () => {
  const { hrefs, results } = await indexOf({
    'Setup old': { version: 'Forge > 1.0' },
    'Setup new': { version: 'Forge > 2.0' },
    'Setup API': { version: 'API > 1.0' },
    'Setup newer API': { version: 'API > 2.0' },
    'Setup anvil': { version: 'Anvil > v1' },
    'Setup newer anvil': { version: 'Anvil > v2' },
  });
  assert.deepEqual(
    new Set(await hrefs('setup', { version: 'Forge > 1.0' })),
    new Set(['/setup-old/', '/setup-api/', '/setup-anvil/', '/setup-newer-anvil/']),
  );
  const { otherVersions } = await results({ text: 'setup', version: 'Forge > 1.0' });
  assert.deepEqual(otherVersions, ['Forge > 2.0', 'API > 2.0']);
});

test('of versions that the reader has not chosen between, the default is searched', async () => {
  const versions = [
    'en',
    'en / 1.0',
    'en / 2.0',
    'en / Forge > 1.0',
    'en / Forge > 2.0',
    'fr / 1.0',
    'fr / 2.0',
    'Anvil > v1',
    'Anvil > v2',
    'API > 1.0',
    'API > 2.0',
    'API > 2.0 / a',
    'API > 2.0 / b',
  ];
  const pages = versions.map((version, rank) => [`Setup ${rank}`, { version }] as const);
  const usual = ['en', 'en / 2.0', 'en / Forge > 2.0', 'fr / 2.0', 'Anvil > v2', 'API > 2.0'];
  const { hrefs } = await indexOf(Object.fromEntries(pages), [], [...usual, 'API > 2.0 / a']);
  const found = async (version: string) => {
    const ranks = (await hrefs('setup', { version })).map((href) => Number(href.slice(7, -1)));
    return ranks.toSorted((a, b) => a - b).map((rank) => versions[rank]);
  };
  const others = ['Anvil > v2', 'API > 2.0', 'API > 2.0 / a'];
  const english = ['en', 'en / 2.0', 'en / Forge > 2.0'];
  assert.deepEqual(await found('en'), [...english, ...others]);
  assert.deepEqual(await found(''), [...english, ...others]);
  assert.deepEqual(await found('API > 1.0'), [...english, 'Anvil > v2', 'API > 1.0']);
  const namesakes = ['en', 'en / 1.0', 'en / Forge > 1.0'];
  assert.deepEqual(await found('en / Forge > 1.0'), [...namesakes, ...others]);
});

test('a tab narrows the results, and tabs with results are listed', async () => {
  const { results } = await indexOf({
    'Users guide': { tab: 'Guides' },
    'Users API': { tab: 'API' },
    Other: { tab: 'Blog' },
  });
  const { groups, tabs } = await results({ text: 'users', tab: 'API' });
  assert.deepEqual(
    groups.map(({ title }) => title),
    ['Users API'],
  );
  assert.deepEqual(tabs, ['API', 'Guides']);
});

test('Chinese and Japanese are found without spaces', async () => {
  const { hrefs } = await indexOf({
    搜索引擎: { href: '/a/' },
    設定: { href: '/b/', parts: { '': 'この設定を変更するには管理画面を開きます。' } },
  });
  assert.deepEqual(await hrefs('引擎'), ['/a/']);
  assert.deepEqual(await hrefs('管理画面'), ['/b/']);
  assert.deepEqual(await hrefs('設'), ['/b/']);
});

for (const [name, text] of Object.entries({
  HTML: '<img src=x onerror=alert(1)>',
  'regular expression characters': '.*+?^${}()|[]\\',
  'ten thousand letters': 'a'.repeat(10_000),
  'ten thousand words': 'ab '.repeat(10_000),
  Arabic: 'مرحبا بالعالم',
  emoji: '👩‍👩‍👧 🎉',
  spaces: '   \t ',
  'object property names': '__proto__ constructor toString',
})) {
  test(`a query of ${name} causes no error`, async () => {
    const { results } = await indexOf({ One: { parts: { '': 'Something else.' } } });
    assert.ok(Array.isArray((await results({ text })).groups));
  });
}

test('a large site loads only the files that a query needs, and still matches typos', async () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const word = (seed: number) =>
    Array.from(
      { length: 7 },
      (_, rank) => letters[(seed * (rank + 3) * 7 + rank * rank) % 26],
    ).join('');
  const pages = Object.fromEntries(
    Array.from({ length: 1500 }, (_, page) => [
      `Page ${page}`,
      {
        parts: {
          '': Array.from(
            { length: 60 },
            (_, rank) => `${word(page)}${(page * 61 + rank).toString(36)}`,
          ).join(' '),
        },
      },
    ]),
  );
  const { hrefs, loaded, files } = await indexOf({ ...pages, 'Zebra crossing': {} });
  const termFiles = files.filter(({ name }) => name.includes('/terms-')).length;
  assert.ok(termFiles > 10);
  assert.deepEqual(await hrefs('zebra '), ['/zebra-crossing/']);
  assert.ok(loaded.length < 6, loaded.join());
  assert.equal((await hrefs('zebar'))[0], '/zebra-crossing/');
});

test('the same pages give the same files', async () => {
  const [one, two] = await Promise.all([indexOf({ A: {}, B: {} }), indexOf({ A: {}, B: {} })]);
  assert.deepEqual(one.files, two.files);
});

test('an empty site has no results, and an index of another format is not opened', async () => {
  const { hrefs } = await indexOf({});
  assert.deepEqual(await hrefs('anything'), []);
  const load = () => Promise.resolve('');
  assert.equal(await openIndex(load, '{"format":999}'), undefined);
  assert.equal(await openIndex(load, 'null'), undefined);
});

test('a word matches its synonyms, joined or separate, complete or as a prefix', async () => {
  const synonyms = [
    ['callout', 'admonition'],
    ['dark mode', 'night theme'],
    ['typeface', 'web font'],
    ['walrus', 'odobenus'],
  ];
  const { hrefs, files } = await indexOf(
    {
      Callouts: {},
      'Light and dark': { parts: { '': 'Readers see dark modes first.' } },
      Typeface: {},
      Other: { parts: { '': 'The mode is slow, and dark.' } },
    },
    synonyms,
  );
  assert.deepEqual(await hrefs('admonition'), ['/callouts/']);
  assert.deepEqual(await hrefs('admonitions '), ['/callouts/']);
  assert.deepEqual(await hrefs('admon'), ['/callouts/']);
  assert.deepEqual(await hrefs('night theme'), ['/light-and-dark/']);
  assert.equal((await hrefs('webfont'))[0], '/typeface/');
  assert.equal((await hrefs('web fonts'))[0], '/typeface/');
  assert.deepEqual(await hrefs('odobenus'), []);
  // Synonyms that no page contains are not in the index.
  assert.doesNotMatch(files[0]?.text ?? '', /walrus/);
});

test('exact names rank before synonyms', async () => {
  const { hrefs } = await indexOf({ Fonts: {}, Typefaces: {} }, [['typeface', 'font']]);
  assert.deepEqual(await hrefs('font'), ['/fonts/', '/typefaces/']);
  assert.deepEqual(await hrefs('typeface'), ['/typefaces/', '/fonts/']);
});

test('a page that only has a synonym ranks after all that contain the word', async () => {
  const { hrefs } = await indexOf(
    {
      Migrate: { parts: { 'Migrate a project': 'How to migrate and to import.' } },
      Server: { parts: { Settings: 'Many things.\flisten({ port })' } },
      Import: {},
    },
    [['migrate', 'import', 'port']],
  );
  assert.deepEqual((await hrefs('port'))[0], '/server/#settings');
  assert.deepEqual((await hrefs('PORT '))[0], '/server/#settings');
  assert.equal((await hrefs('port')).length, 4);
});

test('a synonym matches in a query of several words', async () => {
  const { hrefs } = await indexOf(
    { Callouts: { parts: { '': 'Boxes with a colour.' } }, Colour: {} },
    [['callout', 'admonition']],
  );
  assert.equal((await hrefs('admonition colour'))[0], '/callouts/');
});

test('joined words match separate ones in the text, and the reverse', async () => {
  const { hrefs } = await indexOf({
    Looks: { parts: { '': 'It has a dark look, and a mode for it.' } },
    Night: { parts: { '': 'It is dark outside.' } },
    Events: { parts: { '': 'Each webhook is sent once.' } },
    Names: { parts: { '': 'Set `sidebarTitle`.' } },
  });
  assert.deepEqual(await hrefs('darkmode'), ['/looks/']);
  assert.equal((await hrefs('web hooks'))[0], '/events/');
  assert.equal((await hrefs('web hoo'))[0], '/events/');
  for (const name of ['sidebarTitle', 'sidebar-title', 'sidebartitle', 'sidebar title']) {
    assert.deepEqual(await hrefs(name), ['/names/'], name);
  }
});

test('two typos in a long word match, and so do British and American spellings', async () => {
  const { hrefs } = await indexOf({ Accessibility: {}, Deployment: {}, Colours: {}, Licence: {} });
  assert.deepEqual(await hrefs('acessibilty'), ['/accessibility/']);
  assert.deepEqual(await hrefs('deplyomnet'), ['/deployment/']);
  assert.deepEqual(await hrefs('color'), ['/colours/']);
  assert.deepEqual(await hrefs('license'), ['/licence/']);
});

test('unknown words are reported as typed', async () => {
  const { results } = await indexOf({
    Tokens: { parts: { '': 'Rotate a token. `api_key`' } },
    設定: { parts: { '': '管理画面を開きます。' } },
  });
  const unknown = async (text: string) => (await results({ text })).unknown;
  assert.deepEqual(await unknown('rotate ZZZqq token'), ['ZZZqq']);
  assert.deepEqual(await unknown('rotat tokn'), []);
  assert.deepEqual(await unknown('api_zzzqq'), ['zzzqq']);
  assert.deepEqual(await unknown('管理鬱鬱 token'), ['鬱鬱']);
});

test('other versions with results are reported', async () => {
  const { results } = await indexOf({
    'Setup old': { version: '1.0' },
    'Setup new': { version: '2.0' },
    Rest: { version: '3.0' },
  });
  assert.deepEqual((await results({ text: 'setup', version: '2.0' })).otherVersions, ['1.0']);
  assert.deepEqual((await results({ text: 'setup' })).otherVersions, []);
});
