import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findUtilities } from '../../../../src/engine/assets/utility-css.ts';

const cssOf = async (classes: readonly string[]) => (await findUtilities(classes)).css;

test('a page gets the CSS of exactly the Tailwind classes it uses', async () => {
  const css = await cssOf(['grid', 'grid-cols-2', 'w-[350px]', 'my-own-class']);
  assert.match(css, /\.mdx-content \.grid-cols-2\{grid-template-columns:repeat\(2/);
  assert.match(css, /width:350px/);
  assert.doesNotMatch(css, /my-own-class|flex|border/);
});

test('an invalid class does not affect the others', async () => {
  const css = await cssOf(['hidden', 'bg-[theme(--color-black/4%)]', 'grid']);
  assert.equal(css, await cssOf(['hidden', 'grid']));
});

test('dark classes follow the site’s mode', async () => {
  assert.match(await cssOf(['dark:hidden']), /\.dark \.mdx-content \.dark\\:hidden\{display:none/);
});

test('classes for the page background use the background of the site', async () => {
  const css = await cssOf(['bg-background-light', 'bg-white', 'dark:bg-background-dark']);
  assert.match(css, /\.bg-background-light\{background-color:var\(--lt-color-bg\)/);
  assert.match(css, /\.dark\\:bg-background-dark[^{]*\{background-color:var\(--lt-color-bg\)/);
});

test('text is readable on a background that an author chose for the other mode', async () => {
  const css = await cssOf(['bg-gray-100', 'bg-black', 'dark:bg-zinc-900', 'bg-red-500']);
  assert.match(
    css,
    /:where\(html\.dark \.mdx-content :is\(\.bg-gray-100\):not\(\[class\*='dark:bg-'\]\)\)\{color:var\(--lt-color-bg\)\}/,
  );
  assert.match(
    css,
    /:where\(html:not\(\.dark\) \.mdx-content :is\(\.bg-black\):not\([^)]*\)\)\{color:var\(--lt-color-bg\)\}/,
  );
  assert.doesNotMatch(css, /:is\([^)]*(?:red|zinc)/);
});

test('a row with justified ends may wrap on a phone', async () => {
  assert.match(await cssOf(['flex', 'justify-between']), /width < 40rem.*flex-wrap:wrap/);
  assert.doesNotMatch(await cssOf(['flex']), /flex-wrap/);
});

test('a page without utilities adds no CSS', async () => {
  assert.equal(await cssOf(['card', 'my-own-class']), '');
  assert.equal(await cssOf([]), '');
});

test('the same classes give the same CSS in any order', async () => {
  assert.equal(await cssOf(['mt-4', 'flex']), await cssOf(['flex', 'mt-4']));
});
