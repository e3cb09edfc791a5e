/** Sites in languages other than English. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from '../../helpers/browser/accessibility.ts';
import { openPage } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const TEXT = `---
title: مقدمة إلى المنصة
---

## التثبيت السريع

نص مع \`npm install --save-dev lectern\` ثم نص.

\`\`\`ts src/example.ts
console.log('a line of code that is much too long for the screen of a small telephone');
\`\`\`

<Card title="بطاقة" href="/setup" arrow>نص</Card>

| المفتاح | المعنى |
| --- | --- |
| \`name\` | اسم المشروع |
`;

const site = await serveFixture({
  'docs.json': JSON.stringify({
    name: 'أكمي',
    lang: 'ar',
    navigation: [{ group: 'البداية', pages: ['index', 'setup', 'call', 'user'] }],
    openapi: 'openapi.json',
    feedback: { thumbsRating: true },
    redirects: [{ source: '/old', destination: '/setup' }],
  }),
  'index.mdx': TEXT,
  'call.mdx': '---\ntitle: طلب\napi: GET https://api.example.com/user\n---\n',
  'user.mdx': '---\ntitle: مستخدم\nopenapi: GET /user\n---\n',
  'openapi.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Acme', version: '1' },
    servers: [{ url: 'https://api.example.com' }],
    paths: {
      '/user': {
        get: {
          parameters: [
            { name: 'id', in: 'query', description: 'Who is meant.', schema: { type: 'string' } },
          ],
          responses: { 200: { description: 'The user.' } },
        },
      },
    },
  }),
  'setup.mdx': '---\ntitle: إعداد\n---\n\nنص.\n',
});

test('every page declares its language, including redirects and the 404 page', () => {
  for (const file of ['/', '/setup/', '404.html']) {
    assert.match(site.read(file), /<html lang="ar" dir="rtl"/, file);
  }
  assert.match(site.read('old/index.html'), /<html lang="ar" dir="rtl">/);
});

for (const width of [1440, 320]) {
  test(`a right-to-left page is accessible and fits ${width} px`, async (t) => {
    const page = await openPage(t, site.urlOf('/'), { viewport: { width, height: 800 } });
    await assertAccessible(page);
    // In right-to-left pages, content overflows to the left, where scroll positions are negative.
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      scrollTo(-1000, 0);
      return [scrollWidth - clientWidth, scrollX];
    });
    assert.deepEqual(overflow, [0, 0]);
  });
}

test('on a right-to-left page the sidebar is on the right and the contents on the left', async (t) => {
  const page = await openPage(t, site.urlOf('/'));
  const middleOf = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left + right) / 2;
    });
  const [sidebar, text, contents] = [
    await middleOf('.sidebar'),
    await middleOf('#content'),
    await middleOf('.toc'),
  ];
  assert.ok(sidebar > text && text > contents, `${sidebar} > ${text} > ${contents}`);
});

test('on a right-to-left page the drawer opens from the right', async (t) => {
  const page = await openPage(t, site.urlOf('/'), { viewport: { width: 800, height: 800 } });
  await page.locator('.page-bar-menu').click();
  const link = page.getByRole('dialog').getByRole('link', { name: 'إعداد' });
  const box = await link.boundingBox();
  assert.ok(box && box.x > 400, JSON.stringify(box));
});

test('code is left-to-right on a right-to-left page', async (t) => {
  const page = await openPage(t, site.urlOf('/'));
  for (const selector of ['p > code', '.code-title', '.code-block pre', '.code-block .line']) {
    const direction = await page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).direction);
    assert.equal(direction, 'ltr', selector);
  }
  const block = page.locator('.code-block pre').first();
  assert.equal(await block.evaluate((element) => element.scrollLeft), 0, 'it begins at its start');
});

test('interface text from scripts is in the language of the page', async (t) => {
  const page = await openPage(t, site.urlOf('/'));
  await page.keyboard.press('/');
  await page.locator('.search-input').fill('zzzz');
  await page.getByText('لا توجد نتائج لـ «zzzz». جرّب كلمات أخرى أو أقل.').first().waitFor();
  await page.locator('.search-input').fill('إعداد');
  const status = page.locator('.search-dialog [role=status]');
  await status.filter({ hasText: 'نتيجة واحدة' }).waitFor({ state: 'attached' });
  await assertAccessible(page);
  await page.keyboard.press('Escape');
  await page.locator('.page-rating button').first().click();
  await page.getByText('شكرًا لك.').waitFor();
});

test('on a right-to-left page the copy button does not overlap the select of samples', async (t) => {
  const viewport = { width: 390, height: 844 };
  const page = await openPage(t, site.urlOf('/call/'), { viewport, hasTouch: true });
  const bar = page.locator('.code-group .tab-bar > *').first();
  const [choice, copy] = [
    await bar.boundingBox(),
    await page.locator('.code-group .code-copy:visible').first().boundingBox(),
  ];
  assert.ok(choice && copy && copy.x + copy.width <= choice.x, JSON.stringify([choice, copy]));
});

test('English descriptions on a right-to-left page are left-to-right and aligned to the right', async (t) => {
  const page = await openPage(t, site.urlOf('/user/'));
  const [first, last, line] = await page
    .locator('.facts-text p')
    .first()
    .evaluate((text) => {
      const letter = (at: number) => {
        const range = document.createRange();
        range.setStart(text.firstChild ?? text, at);
        range.setEnd(text.firstChild ?? text, at + 1);
        return range.getBoundingClientRect().left;
      };
      const end = text.textContent.length - 1;
      return [letter(0), letter(end), text.getBoundingClientRect().right];
    });
  assert.ok(first !== undefined && last !== undefined && line !== undefined);
  assert.ok(first < last && line - last < 20, `${first} < ${last}, close to ${line}`);
});

test('without a translation of the interface, the form is marked as English', async (t) => {
  const { urlOf } = await serveFixture({
    'docs.json': JSON.stringify({
      name: 'Acme',
      lang: 'eo',
      navigation: [{ group: 'API', pages: ['index'] }],
    }),
    'index.mdx': '---\ntitle: Preni uzanton\napi: GET https://api.example.com/user\n---\n',
  });
  const page = await openPage(t, urlOf('/'));
  await page.locator('.playground-open').click();
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
  assert.equal(await page.locator('.playground-panel').getAttribute('lang'), 'en');
  const arabic = await openPage(t, site.urlOf('/call/'));
  await arabic.locator('.playground-open').click();
  await arabic.locator('.playground-send').waitFor();
  assert.equal(await arabic.locator('.playground-panel').getAttribute('lang'), null);
});
