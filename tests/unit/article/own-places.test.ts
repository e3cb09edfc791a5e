import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finished } from '../../helpers/pages/finished.ts';

/** Returns the target of a link on a page with these ids. */
async function resolved(href: string, ...ids: string[]): Promise<string | undefined> {
  const places = ids.map((id) => `<b id="${id}"></b>`).join('');
  const { html } = await finished(`<a href="${href}">x</a>${places}`);
  return /<a href="([^"]*)"/.exec(html)?.[1];
}

test('a fragment in the style of another tool resolves to the matching id', async () => {
  assert.equal(
    await resolved('#0%3A-normal-termination', '0-normal-termination'),
    '#0-normal-termination',
  );
  assert.equal(await resolved('#delete_role', 'delete-role'), '#delete-role');
  assert.equal(await resolved('#Größe!', 'größe'), '#gr%C3%B6%C3%9Fe');
});

test('any other link stays unchanged', async () => {
  assert.equal(await resolved('#a_b', 'a_b', 'a-b'), '#a_b');
  assert.equal(await resolved('#nothing', 'else'), '#nothing');
  assert.equal(await resolved('#Top', 'other'), '#Top');
  assert.equal(await resolved('#', 'section'), '#');
  assert.equal(await resolved('#:~:text=a-b', 'text-a-b'), '#:~:text=a-b');
  assert.equal(await resolved('/page/#a_b', 'a-b'), '/page/#a_b');
});

test('a link to the title of the page goes to the title above the article', async () => {
  const title = 'Rules of the House';
  const link = '<p><a href="#rules-of-the-house">x</a></p>';
  const toTitle = '<p><a href="#page-title">x</a></p>';
  const only = await finished(link, { title });
  assert.equal(only.html, toTitle);
  assert.deepEqual(only.facts.ids, ['rules-of-the-house'], 'other pages may link to it as well');
  assert.equal((await finished(link.replaceAll('-', '_'), { title })).html, toTitle);
  const repeated = await finished(`<h1>${title}</h1>${link}`, { title });
  assert.equal(repeated.html, toTitle);
  const heading = await finished(`<h2>Rules</h2><h2>${title}</h2>${link}`, { title });
  assert.match(heading.html, /<a href="#rules-of-the-house">x/);
});

test('the twin contains the resolved link', async () => {
  const { facts } = await finished('<p><a href="#A_B">x</a></p><h2 id="a-b">A B</h2>');
  assert.equal(facts.markdown, '[x](#a-b)\n\n## A B');
});
