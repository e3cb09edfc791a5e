import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  buildSphinx,
  describeObject,
  outlineGroups,
} from '../../../../../helpers/values/sphinx-output.ts';

const client = describeObject('class', 'shop.Client', { before: 'class', prefix: 'shop.' });

function heading(text: string): string {
  return `<h2>${text}<a class="headerlink" href="#x">¶</a></h2>`;
}

function describe(...bodies: readonly string[]): string | undefined {
  return buildSphinx(...bodies).symbol('sdk module shop')?.description;
}

test('the docstring of a module is its description, up to the first object', () => {
  const text = '<p>All about <a href="#shop.Client">clients</a>.</p>';
  const shown = 'All about [clients](#symbol:sdk%20class%20Client).';
  assert.equal(
    describe(
      `<section id="module-shop"><span id="shop-module"></span>${heading('shop module')}${text}${client}<p>No.</p></section>`,
    ),
    shown,
  );
  assert.equal(
    describe(`<p>No.</p><span class="target" id="module-shop"></span>${text}${client}<p>No.</p>`),
    shown,
  );
  assert.equal(
    describe(`<section id="module-shop">${heading('shop')}${client}</section>`),
    undefined,
  );
});

test('titles and sections inside of a docstring belong to it, those with objects do not', () => {
  assert.equal(
    describe(
      `<div class="section" id="module-shop">${heading('The shop')}` +
        `<div class="section" id="shop">${heading('shop')}<p>One.</p>` +
        `<div class="section">${heading('Usage')}<p>Two.</p></div></div>` +
        '<div class="toctree-wrapper compound"><ul><li>shop.api</li></ul></div>' +
        `<div class="section">${heading('Classes')}<p>No.</p>${client}</div></div>`,
    ),
    'One.\n\n## Usage\n\nTwo.',
  );
});

test('a module that is documented twice has the text that is not empty', () => {
  const full = `<section id="module-shop">${heading('shop')}<p>Shop.</p>${client}</section>`;
  assert.equal(describe(`<span id="module-shop"></span>${client}`, full), 'Shop.');
});

test('a section that is called "Module contents" is no module', () => {
  const { groups } = buildSphinx(
    `<section id="module-shop"><span id="module-contents"></span>${heading('Module contents')}<p>Shop.</p>${client}</section>`,
  );
  assert.deepEqual(outlineGroups(groups), [
    ['overview', 'shop'],
    ['classes', 'Client'],
  ]);
  const named = `<section id="module-shop">${heading('Module shop')}<p>Shop.</p>${client}</section>`;
  assert.equal(describe(named), 'Shop.');
});
