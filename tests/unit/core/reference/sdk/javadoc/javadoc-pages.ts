/** Writes pages as Javadoc does, from the parts that a test is about, and shows what is made of them. */
import assert from 'node:assert/strict';
import { formatSymbol } from '../../../../../../src/core/reference/operation/markdown/format-symbol.ts';
import { parseJavadoc } from '../../../../../../src/core/reference/sdk/javadoc/parse-javadoc.ts';

interface PagePlace {
  /** `com/example/shop`; empty for the unnamed package. */
  readonly folder: string;
  readonly description?: string;
}

function writePage({ folder, description = '' }: PagePlace, body: string): string {
  const up = '../'.repeat(folder === '' ? 0 : folder.split('/').length);
  return `<!DOCTYPE HTML><html lang="en"><head>
<link rel="icon" href="data:,"><link rel="stylesheet" type="text/css" href="${up}stylesheet.css">
<meta name="description" content="${description}"></head><body>
<nav><ul><li><a href="package-summary.html">Package</a></li></ul></nav>
<!-- ======== START OF CLASS DATA ======== -->
${body}
<!-- ========= END OF CLASS DATA ========= --><p>Footer</p></body></html>`;
}

export interface NewPage extends Partial<PagePlace> {
  readonly title?: string;
  readonly inheritance?: string;
  /** What is above the signature. */
  readonly above?: string;
  readonly signature: string;
  /** What is below the signature. */
  readonly below?: string;
  /** Members of each group: `{ 'method-details': [...] }`. */
  readonly details?: Readonly<Record<string, readonly string[]>>;
}

/** Writes a page as since JDK 16. */
export function newPage(page: NewPage): string {
  const { folder = 'com/example/shop', inheritance = '', above = '', below = '' } = page;
  const groups = Object.entries(page.details ?? {}).map(
    ([name, members]) =>
      `<li><section class="${name}" id="${name.replace('details', 'detail')}"><h2>Details</h2>` +
      `<ul class="member-list">${members.map((member) => `<li>${member}</li>`).join('\n')}</ul></section></li>`,
  );
  return writePage(
    { folder, description: page.description ?? '' },
    `<main role="main"><div class="header"><h1 class="title">${page.title ?? 'Class'}</h1></div>
<div class="inheritance">${inheritance}</div>
<section class="class-description" id="class-description">${above}<hr>
<div class="type-signature">${page.signature}</div>${below}</section>
<section class="summary"><ul><li><section class="method-summary" id="method-summary">
<div class="block">Not read.</div></section></li></ul></section>
<section class="details"><ul class="details-list">${groups.join('\n')}</ul></section></main>`,
  );
}

/** Writes a member as since JDK 16. */
export function newMember(anchor: string, signature: string, below = ''): string {
  const name = anchor.split('(')[0] ?? '';
  return (
    `<section class="detail" id="${anchor}"><h3>${name}</h3>` +
    `<div class="member-signature">${signature}</div>${below}</section>`
  );
}

export interface OldPage extends Partial<PagePlace> {
  readonly signature: string;
  readonly above?: string;
  readonly below?: string;
  /** Members of each group: `{ 'method.detail': [...] }`. */
  readonly details?: Readonly<Record<string, readonly string[]>>;
}

/** Writes a page as JDK 8. */
export function oldPage(page: OldPage): string {
  const groups = Object.entries(page.details ?? {}).map(
    ([name, members]) =>
      `<ul class="blockList"><li class="blockList"><a name="${name}">\n<!--   -->\n</a>` +
      `<h3>Detail</h3>${members.join('\n')}</li></ul>`,
  );
  return writePage(
    { folder: page.folder ?? 'com/example/shop' },
    `<div class="header"><h2 class="title">Class</h2></div><div class="contentContainer">
<div class="description"><ul class="blockList"><li class="blockList">${page.above ?? ''}<hr><br>
<pre>${page.signature}</pre>${page.below ?? ''}</li></ul></div>
<div class="summary"><ul class="blockList"><li class="blockList"><a name="method.summary">
<!--   --></a><h3>Method Summary</h3></li></ul></div>
<div class="details"><ul class="blockList"><li class="blockList">${groups.join('\n')}</li></ul></div></div>`,
  );
}

/** Writes a member as JDK 8. */
export function oldMember(anchor: string, signature: string, below = ''): string {
  return (
    `<a name="${anchor}">\n<!--   -->\n</a><ul class="blockList"><li class="blockList">` +
    `<h4>${anchor.split('-')[0] ?? ''}</h4><pre>${signature}</pre>${below}</li></ul>`
  );
}

/** @param files Pages of `com.example.shop` by the names of classes. */
export function buildShop(files: Readonly<Record<string, string>>) {
  const named = Object.entries(files).map(
    ([name, html]) => [`com/example/shop/${name}.html`, html] as const,
  );
  const { document } = parseJavadoc({ name: 'docs', files: new Map(named) });
  assert.ok(document);
  return document.build('sdk');
}

/** Returns the page of a symbol as Markdown, by its key without the id of the source. */
export function show(files: Readonly<Record<string, string>>, key: string): string {
  const page = buildShop(files).symbol(`sdk ${key}`);
  assert.ok(page, key);
  const blocks = formatSymbol(page, (target) => `/${target.replaceAll(' ', '/')}`);
  return blocks.filter(Boolean).join('\n\n');
}

export function showClass(page: NewPage, more: Readonly<Record<string, string>> = {}): string {
  return show({ Client: newPage(page), ...more }, 'class Client');
}

export const shopPage = newPage({ signature: 'public interface Shop' });

export const basePage = newPage({
  signature: 'public class Base&lt;T&gt;',
  details: {
    'constructor-details': [newMember('&lt;init&gt;()', 'protected Base()')],
    'method-details': [
      newMember('close()', 'public&nbsp;void&nbsp;close()'),
      newMember(
        'accept(T)',
        'protected boolean accept(T item)',
        '<div class="block">Accepts.</div>',
      ),
    ],
  },
});
