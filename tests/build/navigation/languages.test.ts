/** The interface is in the language of the page. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';
import { startTestDev } from '../../helpers/sites/start-dev.ts';

const API = {
  openapi: '3.1.0',
  info: { title: 'Игрушки', version: '1', license: { name: 'Лицензия' } },
  servers: [{ url: 'https://a.test' }, { url: 'https://b.test' }],
  security: [{ token: [] }, { key: [] }],
  components: {
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer' },
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
    },
  },
  paths: {
    '/toys': {
      post: {
        summary: 'Добавить',
        'x-mint': { href: '/api-reference/add' },
        deprecated: true,
        parameters: [
          {
            name: 'id',
            in: 'query',
            required: true,
            schema: { type: 'integer', default: 3, minimum: 1, multipleOf: 2 },
          },
          { name: 'X-Id', in: 'header', schema: { enum: ['a', 'b'], examples: ['a'] } },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  part: { type: 'object', properties: { a: { const: 1 }, b: { readOnly: true } } },
                  list: { type: 'array', items: { type: 'object', properties: { c: {} } } },
                  text: { type: 'string', minLength: 2, maxLength: 5, pattern: '^1' },
                  choice: {
                    oneOf: [
                      { type: 'object', title: 'Один', properties: { d: {} } },
                      { type: 'object', title: 'Два', properties: { e: {} } },
                    ],
                  },
                },
              },
            },
          },
        },
        responses: { 201: { description: 'Готово', headers: { 'X-Rate': { schema: {} } } } },
        callbacks: {
          Готово: { '{$url}': { post: { responses: { 200: { description: 'Да' } } } } },
        },
      },
    },
  },
  webhooks: { sold: { post: { summary: 'Продано', responses: { 200: { description: 'Да' } } } } },
};

const TEXT = `---
title: Начало
description: Описание
deprecated: true
---

## Раздел

<Note>Текст</Note><Info>Текст</Info><Tip>Текст</Tip><Check>Текст</Check>
<Warning>Текст</Warning><Danger>Текст</Danger>

\`\`\`ts expandable
${'1;\n'.repeat(20)}
\`\`\`

<RequestExample>
\`\`\`
1
\`\`\`
\`\`\`
2
\`\`\`
</RequestExample>

<ParamField query="a" required deprecated default="1" enum={['a']}>Текст</ParamField>
<Expandable>Текст</Expandable>

- [x] Дело
- [ ] Дело

<Update label="Май" tags={['Тег']}>Текст</Update>
`;

const russian = await buildFixture({
  'docs.json': JSON.stringify({
    name: 'Игрушки',
    lang: 'ru',
    openapi: 'апи.json',
    navigation: [{ group: 'Группа', pages: ['index', 'next'] }],
    tabs: [{ name: 'Второй', url: 'next' }],
    anchors: [{ name: 'Якорь', url: 'https://a.test' }],
    versions: ['1', '2'],
    feedback: { thumbsRating: true, suggestEdit: true, raiseIssue: true },
    repository: { url: 'https://github.com/a/b' },
    contextual: { options: ['copy', 'view', 'claude'] },
    topbarLinks: [{ name: 'Ссылка', url: 'https://a.test' }],
    footer: { links: [{ header: 'Ещё', items: [{ label: 'Ссылка', href: 'https://a.test' }] }] },
    footerSocials: { website: 'https://a.test' },
  }),
  'апи.json': JSON.stringify(API),
  'index.mdx': TEXT,
  'next.mdx': '---\ntitle: Дальше\n---\n\nТекст\n',
});

/** Elements whose text is code, or comes from a standard: methods, types, names and phrases of HTTP. */
const FOREIGN =
  /<(script|style|svg|pre|code|kbd|var|noscript|select)\b.*?<\/\1>|<span class="(?:method-pill|field-type|endpoint|status)[^>]*>.*?<\/span>|<h3 class="response-title".*?<\/h3>|<[^>]* lang="en".*?<\/\w+>/gs;
/** Names, placeholders of parameters, and the languages of code samples. */
const NAMES =
  /\b(?:Markdown|Claude|GitHub|API|json|http|Postman|Bruno|TLS|header|query|Token|Created|OK|cURL|Python|JavaScript|Go|Java|Ruby|PHP)\b/g;

/** Returns everything that readers see or hear on a page, piece by piece. */
function listTexts(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replace(FOREIGN, '');
  const attributes = body.matchAll(/\s(?:aria-label|title|placeholder|alt)="([^"]*)"/g);
  const words = html.matchAll(/\sdata-word-[\w-]+="([^"]*)"/g);
  const texts = body.matchAll(/>([^<]+)</g);
  return [...attributes, ...words, ...texts].map(([, text = '']) => text.trim());
}

const translated = await buildFixture(
  {
    'docs.json': JSON.stringify({
      name: 'Acme',
      versions: [
        { name: 'English', locale: 'en' },
        { name: 'de', locale: 'de' },
        { name: 'ar', locale: 'ar' },
      ],
      navigation: [
        { group: 'Start', version: 'English', pages: ['en/a', 'en/b'] },
        { group: 'Start', version: 'de', pages: ['de/a'] },
        { group: 'Start', version: 'ar', pages: ['ar/a'] },
        { group: 'All', pages: ['index'] },
      ],
      words: { onThisPage: 'Contents' },
    }),
    ...Object.fromEntries(
      ['en/a', 'en/b', 'de/a', 'ar/a', 'index'].map((slug) => [
        `${slug}.md`,
        `---\ntitle: ${slug}\n---\n\n## Heading\n`,
      ]),
    ),
  },
  { site: 'https://docs.example' },
);

suite('a page in Russian', () => {
  for (const path of ['/', '/api-reference/overview/', '/api-reference/add/', '404.html']) {
    const html = russian.read(path);
    test(`${path} contains no English interface text of Lectern`, () => {
      assert.match(html, /<html lang="ru"/);
      const english = listTexts(html).filter((text) =>
        /[a-z]{2}/i.test(text.replace(NAMES, '').replace(/\{\w+\}|&quot;\w*/g, '')),
      );
      assert.deepEqual(english, []);
    });
  }
});

test('the API overview links the collections of its requests', () => {
  const overview = russian.read('/api-reference/overview/');
  const files = Array.from(
    overview.matchAll(/<a[^>]* href="(\/_lectern\/openapi\/[^"]+)" download>/g),
    ([, href = '']) => href,
  );
  assert.deepEqual(
    files.map((href) => href.replace(/^[^.]*/, '')),
    ['.postman_collection.json', '.bruno_collection.json', '.http', '.sh'],
  );
  for (const href of files) assert.ok(russian.has(href));
});

suite('versions with a locale', () => {
  test('have its language, text direction and interface text', () => {
    assert.match(translated.read('/de/a/'), /<html lang="de" (?!dir)/);
    assert.match(translated.read('/de/a/'), /Auf dieser Seite/);
    assert.match(translated.read('/ar/a/'), /<html lang="ar" dir="rtl"/);
    assert.match(translated.read('/ar/a/'), /في هذه الصفحة/);
    assert.match(translated.read('/'), /<html lang="en" /);
  });

  test("keep their interface text where docs.json overrides that of the site's language", () => {
    assert.match(translated.read('/en/a/'), /Contents/);
    assert.doesNotMatch(translated.read('/de/a/'), /Contents/);
  });

  test('are offered as languages, each under its native name', () => {
    const [chooser = ''] = /<lectern-version-select.*?<\/lectern-version-select>/s.exec(
      translated.read('/de/a/'),
    ) ?? [''];
    assert.match(chooser, /title="Sprache"/);
    const names = Array.from(
      chooser.matchAll(/<a [^>]*lang="([\w-]+)" hreflang="\1"[^>]*>\s*([^<]*?)\s*</g),
      ([, lang, name]) => [lang, name],
    );
    assert.deepEqual(names, [
      ['en', 'English'],
      ['de', 'Deutsch'],
      ['ar', 'العربية'],
    ]);
  });

  test('have a separate 404 page', () => {
    const page = translated.read('de/404.html');
    assert.match(page, /<html lang="de" (?!dir)/);
    assert.match(page, /<h1[^>]*>\s*Seite nicht gefunden/);
    assert.match(page, /<a class="not-found-way" href="\/de\/a\/">\s*Startseite/);
    assert.doesNotMatch(page, /aria-current/);
    assert.match(translated.read('404.html'), /<html lang="en" /);
    assert.ok(!translated.has('en/404.html'));
  });

  test('show the 404 page in their language in dev, too', async () => {
    const versions = ['en', 'de'].map((name) => ({ name, locale: name }));
    const navigation = versions.map(({ name }) => {
      return { group: name, version: name, pages: [`${name}/a`] };
    });
    const server = await startTestDev({
      dir: tempFolder({
        'docs.json': JSON.stringify({ name: 'Acme', versions, navigation }),
        'en/a.md': 'Words.\n',
        'de/a.md': 'Worte.\n',
      }),
    });
    try {
      for (const [path, lang] of Object.entries({ '/de/nope': 'de', '/nope': 'en' })) {
        const answer = await fetch(new URL(path, server.url));
        assert.equal(answer.status, 404, path);
        assert.match(await answer.text(), new RegExp(`<html lang="${lang}"`), path);
      }
    } finally {
      await server.stop();
    }
  });

  test('are announced to search engines in the page and in the sitemap', () => {
    const addresses = (html: string) =>
      Array.from(
        html.matchAll(/rel="alternate" hreflang="(\w+)" href="https:\/\/docs\.example([^"]+)"/g),
        ([, lang, href]) => `${lang} ${href}`,
      );
    const all = ['en /en/a/', 'de /de/a/', 'ar /ar/a/'];
    assert.deepEqual(addresses(translated.read('/de/a/')), all);
    assert.deepEqual(addresses(translated.read('/en/b/')), []);
    assert.deepEqual(addresses(translated.read('/')), []);
    assert.deepEqual(addresses(translated.read('sitemap.xml')), [...all, ...all, ...all]);
  });
});
