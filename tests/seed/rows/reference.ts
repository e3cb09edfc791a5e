/** The API reference and its playground. */
import type { Page } from 'playwright';
import { environments } from '../sites.ts';
import { ABSENT, act, cell, file, html, parts, type SentRequest, type Table } from '../table.ts';

const FIND = '/api/find/';
const empty = [['  ', 'config/empty-text']] as const;
const badUrl = [
  ['api.example.com', 'config/bad-url'],
  ['javascript:alert(1)', 'config/unsafe-link'],
] as const;

/** Types values into the fields of the playground, by label, and reads the header that arrives. */
const sending = (at: string, typed: Readonly<Record<string, string>>, header: string) =>
  act(at, async (page, sent) => {
    await openForm(page);
    for (const [label, text] of Object.entries({ area: 'a', ...typed })) {
      await page
        .locator('.playground-panel')
        .getByRole('textbox', { name: label, exact: true })
        .fill(text);
    }
    const [request] = await send(page, sent);
    return request?.headers[header.toLowerCase()];
  });

async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
}

async function send(page: Page, sent: readonly SentRequest[]): Promise<readonly SentRequest[]> {
  const before = sent.length;
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.locator('.answer-line .status').waitFor();
  return sent.slice(before);
}

/** Reads the fixed text before the fields of the credentials. */
const fixed = (at: string) =>
  act(at, async (page) => {
    await openForm(page);
    const rows = page.locator('.playground-row:has(.playground-fixed)');
    return (await rows.locator('.playground-word').allInnerTexts()).join(' ');
  });

const basicOf = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

const SERVERS = '.endpoint-choice option';
const PLAYGROUND = 'lectern-playground';
const OPEN = '.field:has(> dd > details.nested[open])';
const AUTH = '.reference-section:has(> #authorizations)';
const SECURITY = `${AUTH} .facts code`;
const BODY = '[id="body.zeta"], [id="body.alpha"]';
const LANGUAGES = '.request-samples .tab-select option, .request-samples [role="tab"]';
const SAMPLE_URL = '.request-samples [data-language="bash"] .line:nth-child(2)';
const MODEL = '_lectern/playground/api/find.json';
const ENVIRONMENTS = /"environments":\[(.*?)\]/g;
const OFFERED =
  '{"name":"Sandbox","baseUrl":"https://sandbox.example.com","values":{"tenant":"acme-test"}},' +
  '{"name":"Production","values":{}}';

export const referenceRows: Table = {
  api: parts,
  'api.baseUrl': {
    effect: 'behavior',
    cells: [
      cell('https://api.example.com/', 'usual', html(FIND, '.endpoint-server'), [
        'https://api.example.com',
      ]),
      cell(['https://one.example.com', 'https://two.example.com'], 'bearer', html(FIND, SERVERS), [
        'https://one.example.com',
        'https://two.example.com',
      ]),
      cell(
        ['https://one.example.com', 'https://two.example.com'],
        'bearer',
        act(FIND, async (page, sent) => {
          await page.locator('.endpoint-choice select').selectOption({ index: 1 });
          await openForm(page);
          await page.locator('.playground-panel').getByLabel('area', { exact: true }).fill('a');
          const [request] = await send(page, sent);
          return request?.url;
        }),
        'https://two.example.com/things?area=a',
      ),
      cell(ABSENT, 'key', html('/api/find', '.endpoint-server'), ['https://document.example.com']),
    ],
    wrong: [...badUrl, [[], 'config/empty-list']],
  },
  'api.referenceOrigins': {
    effect: 'remark',
    cells: (['https://schemas.invalid', undefined] as const).map((origin) => ({
      value: origin === undefined ? ABSENT : [origin],
      config: { openapi: 'far.json', ...(origin && { api: { referenceOrigins: [origin] } }) },
      files: {
        'far.json': JSON.stringify({
          openapi: '3.1.0',
          info: { title: 'Far', version: '1' },
          paths: { '/far': { $ref: 'https://schemas.invalid/far.json' } },
        }),
      },
      expect: origin === undefined ? [/referenceOrigins/] : [/cannot be read/],
    })),
    wrong: [[['api.example.com'], 'config/bad-url']],
  },
  'api.auth': parts,
  'api.auth.method': {
    effect: 'behavior',
    cells: [
      cell('bearer', 'usual', html(FIND, SECURITY), ['Authorization: Bearer <TOKEN>']),
      cell('bearer', 'bearer', sending(FIND, { 'X-Tok': 'abc' }, 'X-Tok'), 'Bearer sk_abc'),
      cell(
        'basic',
        'basic',
        sending(FIND, { id: 'ann', secret: 'pw' }, 'Authorization'),
        basicOf('ann:pw'),
      ),
      cell('key', 'key', sending('/api/find', { 'X-Key': 'abc' }, 'X-Key'), 'pk_abc'),
      cell(ABSENT, 'looks', html(FIND, '#authorizations'), []),
    ],
  },
  'api.auth.name': {
    effect: 'behavior',
    cells: [
      cell('X-Tok', 'bearer', html(FIND, SECURITY), ['X-Tok: Bearer sk_<TOKEN>']),
      cell('id:secret', 'basic', html(FIND, SECURITY), [
        'Authorization: Basic base64(<id>:<secret>)',
      ]),
      cell('X-Key', 'key', html('/api/find', SECURITY), ['X-Key: pk_<API_KEY>']),
      cell('X-Key', 'key', file('api/find.md', /`(X-Key: .*?)`/g), ['X-Key: pk_<API_KEY>']),
      cell(ABSENT, 'usual', html(FIND, `${AUTH} .field-name`), ['Authorization']),
    ],
    wrong: empty,
  },
  'api.auth.inputPrefix': {
    effect: 'behavior',
    cells: [
      cell('sk_', 'bearer', fixed(FIND), 'Bearer sk_'),
      cell('sk_', 'bearer', sending(FIND, { 'X-Tok': 'sk_abc' }, 'X-Tok'), 'Bearer sk_abc'),
      cell('pk_', 'key', fixed('/api/find'), 'pk_'),
      cell('pk_', 'key', sending('/api/find', { 'X-Key': 'pk_abc' }, 'X-Key'), 'pk_abc'),
      cell(ABSENT, 'usual', fixed(FIND), 'Bearer'),
    ],
  },
  'api.playground': parts,
  'api.playground.mode': {
    effect: 'html',
    cells: [
      cell('show', 'bearer', html(FIND, PLAYGROUND, 'class'), ['playground needs-js']),
      cell('simple', 'versions', html(FIND, `.endpoint-path`), ['/things']),
      cell('simple', 'versions', html(FIND, PLAYGROUND, 'class'), []),
      cell('hide', 'tabs', html(FIND, `${PLAYGROUND}, lectern-endpoint`, 'class'), []),
      cell(ABSENT, 'usual', html(FIND, PLAYGROUND, 'class'), ['playground needs-js']),
    ],
  },
  'api.playground.disableProxy': {
    effect: 'file',
    cells: [
      cell(true, 'bearer', file(MODEL, /"proxy":"([^"]*)"/g), []),
      cell(false, 'usual', file(MODEL, /"proxy":"([^"]*)"/g), ['/_lectern/request']),
      cell(ABSENT, 'looks', file(MODEL, /"proxy":"([^"]*)"/g), ['/_lectern/request']),
    ],
  },
  'api.playground.credentials': {
    effect: 'file',
    cells: [
      cell(true, 'bearer', file(MODEL, /"sendsCredentials":(\w+)/g), ['true']),
      cell(false, 'basic', file(MODEL, /"sendsCredentials":(\w+)/g), []),
      cell(ABSENT, 'usual', file(MODEL, /"sendsCredentials":(\w+)/g), []),
    ],
  },
  'api.playground.timeout': {
    effect: 'file',
    cells: [
      cell(120, 'bearer', file(MODEL, /"timeout":(\d+)/g), ['120']),
      cell(ABSENT, 'usual', file(MODEL, /"timeout":(\d+)/g), []),
    ],
  },
  'api.playground.environments': {
    effect: 'file',
    cells: [
      cell(environments, 'bearer', file(MODEL, ENVIRONMENTS), [OFFERED]),
      cell(ABSENT, 'usual', file(MODEL, ENVIRONMENTS), []),
    ],
  },
  'api.playground.environments[].name': {
    effect: 'file',
    wrong: empty,
    cells: [cell('Sandbox', 'bearer', file(MODEL, ENVIRONMENTS), [OFFERED])],
  },
  'api.playground.environments[].baseUrl': {
    effect: 'file',
    wrong: badUrl,
    cells: [
      cell('https://sandbox.example.com', 'bearer', file(MODEL, ENVIRONMENTS), [OFFERED]),
      cell(ABSENT, 'bearer', file(MODEL, ENVIRONMENTS), [OFFERED]),
    ],
  },
  'api.playground.environments[].values': {
    effect: 'file',
    cells: [
      cell({ tenant: 'acme-test' }, 'bearer', file(MODEL, ENVIRONMENTS), [OFFERED]),
      cell(ABSENT, 'bearer', file(MODEL, ENVIRONMENTS), [OFFERED]),
    ],
  },
  'api.maintainOrder': {
    effect: 'html',
    cells: [
      cell(true, 'bearer', html(FIND, BODY, 'id'), ['body.zeta', 'body.alpha']),
      cell(false, 'basic', html(FIND, BODY, 'id'), ['body.alpha', 'body.zeta']),
      cell(ABSENT, 'usual', html(FIND, BODY, 'id'), ['body.alpha', 'body.zeta']),
    ],
  },
  'api.request': parts,
  'api.request.example': parts,
  'api.request.example.languages': {
    effect: 'html',
    cells: [
      cell(['python', 'bash'], 'bearer', html(FIND, LANGUAGES), ['Python', 'cURL']),
      cell(ABSENT, 'usual', html(FIND, LANGUAGES), [
        'cURL',
        'Python',
        'JavaScript',
        'Go',
        'Java',
        'Ruby',
        'PHP',
        'C#',
      ]),
    ],
    wrong: [[['  '], 'config/empty-text']],
  },
  'api.request.example.showOptionalParams': {
    effect: 'html',
    cells: [
      cell(true, 'bearer', html(FIND, SAMPLE_URL), [
        "--url 'https://one.example.com/things?zone=north&area=a' \\",
      ]),
      cell(false, 'basic', html(FIND, SAMPLE_URL), [
        "--url 'https://document.example.com/things?area=a' \\",
      ]),
      cell(ABSENT, 'usual', html(FIND, SAMPLE_URL), [
        "--url 'https://api.example.com/things?area=a' \\",
      ]),
    ],
  },
  'api.request.example.autogenerate': {
    effect: 'html',
    cells: [
      cell(true, 'bearer', html(FIND, LANGUAGES), ['Python', 'cURL']),
      cell(false, 'looks', html(FIND, '.request-samples'), []),
      cell(ABSENT, 'key', html('/api/find', SAMPLE_URL), [
        "--url 'https://document.example.com/things?area=a' \\",
      ]),
    ],
  },
  'api.paramFields': parts,
  'api.paramFields.expanded': {
    effect: 'html',
    cells: [
      cell('all', 'versions', html(FIND, OPEN, 'id'), [
        'body.alpha',
        'body.alpha.inner',
        'body.choice',
      ]),
      cell('topLevel', 'bearer', html(FIND, OPEN, 'id'), ['body.alpha', 'body.choice']),
      cell('topLevelOneOfs', 'basic', html(FIND, OPEN, 'id'), ['body.choice']),
      cell('none', 'key', html('/api/find', OPEN, 'id'), []),
      cell(ABSENT, 'usual', html(FIND, OPEN, 'id'), []),
    ],
  },
  'api.paramFields.post': {
    effect: 'html',
    cells: [
      cell(['x-beta'], 'versions', html(FIND, '[id="body.zeta"] .field-mark'), ['beta']),
      cell(ABSENT, 'usual', html(FIND, '[id="body.zeta"] .field-mark'), []),
    ],
    wrong: [[['  '], 'config/empty-text']],
  },
  openapi: {
    effect: 'html',
    cells: [
      cell('things.json', 'usual', html(FIND, 'h1'), ['Summary of find']),
      cell(['things.json', 'more.json'], 'versions', file('llms.txt', /\((.*more\.json)\)/g), [
        '/_lectern/openapi/more.json',
      ]),
      cell(ABSENT, 'plain', file('llms.txt', /\.json/g), []),
    ],
    wrong: [['../up.json', 'config/bad-path']],
  },
  openApi: {
    effect: 'html',
    cells: [
      cell('things.json', 'bearer', html(FIND, 'h1'), ['Summary of find']),
      cell(['things.json'], 'basic', html(FIND, 'h1'), ['Summary of find']),
      cell(ABSENT, 'plain', file('llms.txt', /\.json/g), []),
    ],
    wrong: [['../up.json', 'config/bad-path']],
  },
};
