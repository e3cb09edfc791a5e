/** The images that link previews show if `seo.previewImages` is set. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import sharp from 'sharp';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { findSystemFont } from '../../../src/node/fonts/system-fonts.ts';
import { SiteFiles } from '../../../src/node/output/site-files.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { diagnosticText } from '../../helpers/mistakes/diagnostic-text.ts';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

/** A character of a script that was added to Unicode in 2025, which no system font contains. */
const UNDRAWN = '\u{16ea0}';

const files = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    colors: { primary: '#0b6b57' },
    navigation: [{ group: 'Start', pages: ['index', 'own', 'new', 'ja', 'ar', 'guides/long'] }],
    seo: { previewImages: true },
  }),
  'content/index.mdx': '---\ntitle: Welcome\n---\n\nText.\n',
  'content/own.mdx': '---\ntitle: Own\n"og:image": /card.png\n---\n\nText.\n',
  'content/new.mdx': `---\ntitle: Of ${UNDRAWN}\n---\n\nText.\n`,
  'content/ja.mdx': '---\ntitle: はじめに\n---\n\nText.\n',
  'content/ar.mdx': '---\ntitle: دليل البدء\n---\n\nText.\n',
  'content/guides/long.mdx': `---\ntitle: ${'Ærø, Ελ and Привет: much to say '.replace('Ελ', 'El').repeat(6)}\n---\n\nText.\n`,
  'public/card.png': Buffer.from('89504e470d0a1a0a', 'hex'),
};
const site = await buildFixture(files, { site: 'https://acme.dev', base: '/docs' });
const imagesOf = (path: string) =>
  Array.from(
    site.read(path).matchAll(/<meta property="og:image" content="([^"]+)"/g),
    ([, url = '']) => url,
  );

suite('preview images', () => {
  test('have absolute URLs and the declared size', async () => {
    assert.deepEqual(imagesOf('/'), ['https://acme.dev/docs/_lectern/previews/index.png']);
    assert.match(site.read('/'), /property="og:image:width" content="1200"/);
    assert.match(site.read('/'), /name="twitter:card" content="summary_large_image"/);
    for (const slug of ['index', 'guides/long']) {
      const file = join(site.outDir, `_lectern/previews/${slug}.png`);
      const { format, width, height } = await sharp(file).metadata();
      assert.deepEqual({ format, width, height }, { format: 'png', width: 1200, height: 630 });
      const { channels } = await sharp(file).stats();
      assert.ok(
        channels.every(({ stdev }) => stdev > 10),
        'there is something on it',
      );
    }
  });

  test('are not generated for pages with their own image or unsupported letters', () => {
    assert.deepEqual(imagesOf('/own/'), ['https://acme.dev/docs/card.png']);
    assert.equal(site.has('_lectern/previews/own.png'), false);
    assert.deepEqual(imagesOf('/new/'), []);
    assert.equal(site.has('_lectern/previews/new.png'), false);
  });

  test('use a system font if it has the letters, and align text to the start of the line', async () => {
    for (const [slug, letters] of [
      ['ja', 'はじめに'],
      ['ar', 'دليلابء'],
    ] as const) {
      const hasFont = findSystemFont({ letters, language: 'en' }) !== undefined;
      assert.equal(site.has(`_lectern/previews/${slug}.png`), hasFont, slug);
      assert.equal(imagesOf(`/${slug}/`).length, hasFont ? 1 : 0);
      if (!hasFont) continue;
      const file = join(site.outDir, `_lectern/previews/${slug}.png`);
      const inkAt = async (left: number) => {
        const area = { left, top: 220, width: 80, height: 200 };
        const { channels } = await sharp(await sharp(file).extract(area).toBuffer()).stats();
        return channels.every(({ min }) => min < 128);
      };
      const isLeftward = slug === 'ar';
      assert.deepEqual([await inkAt(80), await inkAt(1040)], [!isLeftward, isLeftward], slug);
    }
  });

  test('that cannot be drawn are reported once, with their pages', () => {
    const lost = ['ar', 'ja', 'new']
      .filter((slug) => !site.has(`_lectern/previews/${slug}.png`))
      .map((slug) => `content/${slug}.mdx`);
    const count = lost.length === 1 ? '1 page has' : `${lost.length} pages have`;
    assert.deepEqual(
      site.diagnostics
        .filter(({ code }) => code.startsWith('site/'))
        .map((each) => diagnosticText(each)),
      [
        `docs.json:1:141 warning site/foreign-letters: ${count} no preview image, because neither Lectern's own font nor a font on this machine has the letters of the titles: ${lost.join(', ')}. -> Install a font that has them, such as the Debian packages fonts-noto-core and fonts-noto-cjk, or name an image of your own as "og:image", in the front matter of these pages or once in "metadata".`,
      ],
    );
  });

  test('are drawn once and are identical in the next build', async () => {
    const outDir = tempFolder();
    await buildSite({
      dir: site.dir,
      files: new SiteFiles(outDir),
      base: '/docs',
      site: 'https://acme.dev',
    });
    const path = '_lectern/previews/index.png';
    assert.deepEqual(readFileSync(join(outDir, path)), readFileSync(join(site.outDir, path)));
    const image = readFileSync(join(outDir, path)).subarray(0, 200);
    const kept = globSync('.lectern/previews.records*', { cwd: site.dir });
    assert.ok(kept.some((file) => readFileSync(join(site.dir, file)).includes(image)));
  });

  test('show the logo, and the name next to a square logo', async () => {
    const image = async (logo: string | undefined) => {
      const { outDir } = await buildFixture(
        {
          ...files,
          'docs.json': JSON.stringify({
            ...(JSON.parse(files['docs.json']) as object),
            logo: logo && '/logo.svg',
          }),
          'public/logo.svg': logo ?? '',
        },
        { site: 'https://acme.dev' },
      );
      const file = join(outDir, '_lectern/previews/index.png');
      return async (box: { left: number; width: number }) => {
        const area = { ...box, top: 500, height: 80 };
        const { channels } = await sharp(await sharp(file).extract(area).toBuffer()).stats();
        return channels.map(({ min }) => min);
      };
    };
    const svg = (width: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 10"><rect width="${width}" height="10" fill="#f00"/></svg>`;
    const [mark, wide, none] = await Promise.all([image(svg(10)), image(svg(40)), image('no')]);
    const isRed = ([red = 0, green = 0]: number[]) => red > 200 && green === 0;
    assert.ok(isRed(await mark({ left: 80, width: 52 })), 'the mark');
    assert.ok(((await mark({ left: 140, width: 200 }))[0] ?? 255) < 200, 'and its name');
    assert.ok(isRed(await wide({ left: 80, width: 200 })), 'a wide logo');
    assert.ok(((await wide({ left: 300, width: 200 }))[0] ?? 0) > 200, 'which says the name');
    assert.ok(((await none({ left: 80, width: 100 }))[0] ?? 255) < 200, 'else the name alone');
  });

  test('are off without the key', async () => {
    const plain = await buildFixture(
      { ...files, 'docs.json': files['docs.json'].replace('"previewImages":true', '') },
      { site: 'https://acme.dev' },
    );
    assert.doesNotMatch(plain.read('/'), /og:image/);
    assert.equal(plain.has('_lectern/previews/index.png'), false);
  });
});
