import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildShop, shopPage } from './javadoc-pages.ts';

function describe(html: string, keyword: 'module' | 'package' = 'package'): string | undefined {
  const reference = buildShop({ Shop: shopPage, [`${keyword}-summary`]: html });
  const name = keyword === 'package' ? 'com.example.shop' : 'shop';
  return reference.symbol(`sdk ${keyword} ${name}`)?.description;
}

const link = '<a href="Shop.html" title="interface in com.example.shop"><code>Shop</code></a>';
const shown =
  'About [`Shop`](#symbol:sdk%20interface%20Shop).\n\n```java\nint a = 1;\n```\n\n**Since:** 2';
const block = `<div class="block">About ${link}.<pre>int a = 1;</pre></div>`;
const since =
  '<dl class="notes"><dt><span class="simpleTagLabel">Since:</span></dt><dd>2</dd></dl>';
const list = `<table class="typeSummary"><tr><td><div class="block">Sells.</div></td></tr></table>`;

test('the description of a package is read from its page, since JDK 16', () => {
  const head =
    '<h1 title="Package com.example.shop" class="title">Package com.example.shop</h1><hr>' +
    '<div class="package-signature">package <span class="element-name">com.example.shop</span></div>';
  const summary = '<section class="summary"><div class="block">Sells.</div></section>';
  const text = `<section class="package-description" id="package-description">${block}${since}</section>`;
  assert.equal(describe(`<main>${head}${text}${summary}</main>`), shown);
  assert.equal(describe(`<main>${head}${summary}</main>`), undefined);
  assert.equal(describe(`<main>${head}${text.replace(block, '')}</main>`), undefined);
});

test('and before, where it is above the lists since JDK 13, and below them in JDK 8', () => {
  const head = '<h1 title="Paket" class="title">Paket&nbsp;com.example.shop</h1>';
  const anchor = '<a id="package.description">\n<!--   -->\n</a>';
  const above = `<section role="region">${anchor}${block}${since}</section>`;
  assert.equal(
    describe(
      `<main><div class="header">${head}</div><div>${above}<ul><li>${list}</li></ul></div></main>`,
    ),
    shown,
  );
  const short = '<div class="docSummary"><div class="block">About Shop.</div></div>';
  const below = `<a name="package.description">\n<!--   -->\n</a><h2>Description</h2>${block}${since}`;
  const page = `<div class="header">${head}${short}</div><div class="contentContainer">${list}${below}</div>`;
  assert.equal(describe(`${page}<div class="bottomNav">Overview</div>`), shown);
});

test('a module has a page, too', () => {
  const head = '<h1 title="Module shop" class="title">Module shop</h1>';
  const text = `<section class="module-description" id="module-description"><!-- x -->${block}${since}</section>`;
  assert.equal(describe(`<main>${head}${text}</main>`, 'module'), shown);
});

test('comments link to the page of a package', () => {
  const reference = buildShop({
    Shop: shopPage.replace(
      'public interface Shop</div>',
      'public interface Shop</div><div class="block">In <a href="package-summary.html#package-description"><code>com.example.shop</code></a>.</div>',
    ),
    'package-summary': `<h1 class="title">Package com.example.shop</h1><a id="package.description"></a>${block}`,
  });
  assert.equal(
    reference.symbol('sdk interface Shop')?.description,
    'In [`com.example.shop`](#symbol:sdk%20package%20com.example.shop).',
  );
});
