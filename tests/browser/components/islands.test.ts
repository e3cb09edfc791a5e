/** Interactive components of authors: their HTML in the page, and how they hydrate. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import type { Page } from 'playwright';
import { assertAccessible } from '../../helpers/browser/accessibility.ts';
import { openPage } from '../../helpers/browser/browser.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';
import { startTestDev } from '../../helpers/sites/start-dev.ts';

const lines = (...text: string[]) => text.join('\n');
const page = (title: string, ...blocks: string[]) =>
  [`---\ntitle: ${title}\n---`, ...blocks, ''].join('\n\n');

const site = await serveFixture(
  {
    'docs.json': JSON.stringify({
      name: 'Moving',
      navigation: [
        { group: 'All', pages: ['index', 'below', 'plain', 'failing', 'rules', 'handled'] },
      ],
    }),
    'content/index.mdx': page(
      'Counters',
      "import { Counter } from '/snippets/counter.jsx';",
      lines(
        'export const Switch = ({ label, children }) => {',
        '  const [isOn, setOn] = useState(false);',
        '  const id = useId();',
        '  return (',
        '    <div className={isOn ? "on" : "off"} style={{ padding: "3px" }} data-switch={label}>',
        '      <button aria-controls={id} onClick={() => setOn(!isOn)}>{label}</button>',
        '      <div id={id}>{isOn ? children : "closed"}</div>',
        '      <time>{0}{0}:{isOn ? 1 : 0}{0}</time>',
        '    </div>',
        '  );',
        '};',
      ),
      '<Counter start={3} step={{ by: 2 }}>Counts **here**, in [place](/plain).</Counter>',
      '<Counter>Another</Counter>',
      '<Switch label="First"><Note>Folded away</Note></Switch>',
      '<Switch label="Second" />',
      'Seen in <Counter /> a line.',
    ),
    'content/below.mdx': page(
      'Far below',
      "import { Counter } from '/snippets/counter.jsx';",
      ...Array.from({ length: 150 }, (_, count) => `Paragraph ${count}.`),
      '<Counter />',
    ),
    'content/plain.mdx': page('Plain', 'Nothing that moves.'),
    'content/failing.mdx': page(
      'Failing',
      lines(
        'export const Broken = () => {',
        '  const [count] = useState(1);',
        '  if (typeof window !== "undefined") throw new Error("not here");',
        '  return <p>Stays {count}</p>;',
        '};',
      ),
      '<Broken />',
    ),
    'content/rules.mdx': page(
      'Rules',
      lines(
        'export const Lamp = () => {',
        '  const [isOn, setOn] = useState(false);',
        '  return (',
        '    <p className="lamp">',
        '      <style>{!isOn && `.dark {}`}{`.lamp > button { color: rgb(${isOn ? 9 : 1}, 2, 3); list-style-image: url(/dot.png) }`}</style>',
        '      <button onClick={() => setOn(!isOn)}>Lamp</button>',
        '    </p>',
        '  );',
        '};',
      ),
      lines(
        'export const Indent = ({ of, name = of }) => {',
        '  const [isOn, setOn] = useState(true);',
        '  if (!isOn && of === "failing") throw new Error("no indent");',
        '  return (',
        '    <p>',
        '      {isOn && <style>{`.${of} { text-indent: 7px }`}</style>}',
        '      <button onClick={() => setOn(!isOn)}>{name}</button>',
        '    </p>',
        '  );',
        '};',
      ),
      '<p className="shared">Text</p>',
      '<p className="failing">Text</p>',
      '<Indent of="shared" name="One" />',
      '<Indent of="shared" name="Two" />',
      '<Indent of="failing" />',
      '<style>{`#lead > b { color: rgb(var(--gray-400)) }`}</style>',
      '<p id="lead"><b>Lead</b></p>',
      '<Lamp />',
    ),
    'content/handled.mdx': page(
      'Handled',
      'export const note = (event) => document.body.append(` ${event.type}`);',
      '<div className="flex"><button type="button" onClick={note}>**Press** this</button></div>',
      'Or type <input aria-label="Text" onKeyDown={note} /> here.',
      '<textarea aria-label="Long" defaultValue="First" onKeyUp={globalThis.later} />',
    ),
    'snippets/counter.jsx': lines(
      "import { useEffect, useRef, useState } from 'react';",
      "import { Button } from './button.jsx';",
      '',
      'const format = (value) => `Count: ${value}`;',
      '',
      'export const Counter = ({ start = 0, step = { by: 1 }, children }) => {',
      '  const [count, setCount] = useState(start);',
      '  const box = useRef(null);',
      '  useEffect(() => {',
      '    box.current.dataset.effect = String(window.innerWidth > 0);',
      '  }, []);',
      '  return (',
      '    <span className="counter" ref={box}>',
      '      <Button onPress={() => setCount((value) => value + step.by)}>{format(count)}</Button>',
      '      <em>{children}</em>',
      '      <a href="/plain">plain</a>',
      '    </span>',
      '  );',
      '};',
    ),
    'snippets/button.jsx': lines(
      'export const Button = ({ onPress, children }) => (',
      '  <button type="button" onClick={onPress}>{children}</button>',
      ');',
    ),
  },
  { base: '/docs' },
);

/** Waits until the visible islands have hydrated. */
async function waitForLife(tab: Page, count: number): Promise<void> {
  await tab.waitForFunction(
    (expected) => document.querySelectorAll('lectern-island[alive]').length === expected,
    count,
  );
}

/** Returns the names of the scripts that a page has requested since it was opened. */
function listScripts(tab: Page): Promise<string[]> {
  return tab.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.split('/').at(-1) ?? '')
      .filter((name) => /^(?:islands|counter|button|index)\./.test(name)),
  );
}

test('styles of a page and its components apply, also after a component changes them', async (t) => {
  const tab = await openPage(t, site.urlOf('/docs/rules/'), { expected: [/dot\.png/] });
  const colorOf = (selector: string) =>
    tab.locator(selector).evaluate((element) => getComputedStyle(element).color);
  assert.equal(await colorOf('#lead > b'), 'rgb(156, 163, 175)');
  assert.equal(await colorOf('.lamp > button'), 'rgb(1, 2, 3)');
  await waitForLife(tab, 4);
  const dot = () =>
    tab.locator('.lamp > button').evaluate((button) => getComputedStyle(button).listStyleImage);
  assert.match(await dot(), /:\d+\/docs\/dot\.png"\)$/);
  await tab.locator('.lamp > button').click();
  assert.equal(await colorOf('.lamp > button'), 'rgb(9, 2, 3)');
  assert.match(await dot(), /:\d+\/docs\/dot\.png"\)$/);
});

test('rules that a component drops no longer apply, unless it fails or another one has them', async (t) => {
  const tab = await openPage(t, site.urlOf('/docs/rules/'), {
    expected: [/dot\.png/, /no indent/],
  });
  await waitForLife(tab, 4);
  const indentOf = (name: string) =>
    tab.locator(name).evaluate((element) => getComputedStyle(element).textIndent);
  assert.equal(await indentOf('.shared'), '7px');
  await tab.getByRole('button', { name: 'One' }).click();
  assert.equal(await indentOf('.shared'), '7px');
  await tab.getByRole('button', { name: 'Two' }).click();
  assert.equal(await indentOf('.shared'), '0px');
  await tab.getByRole('button', { name: 'failing' }).click();
  // Only the rules of the lamp are left, and those of the failed component come from the build again.
  await tab.waitForFunction(() => document.adoptedStyleSheets.length === 1);
  await tab.waitForFunction(
    () =>
      getComputedStyle(document.querySelector('.failing') ?? document.body).textIndent === '7px',
  );
});

test('event handlers of elements in a page run', async (t) => {
  const tab = await openPage(t, site.urlOf('/docs/handled/'));
  await waitForLife(tab, 3);
  await tab.getByRole('button', { name: 'Press this' }).click();
  await tab.getByLabel('Text').press('a');
  assert.match(await tab.locator('body').innerText(), /click keydown$/);
  // A script of the page can define a handler at any time.
  await tab.evaluate(() => {
    Object.assign(globalThis, { later: () => document.body.append(' later') });
  });
  const long = tab.getByLabel('Long');
  assert.equal(await long.inputValue(), 'First');
  await long.press('a');
  assert.match(await tab.locator('body').innerText(), /click keydown later$/);
});

suite('a component with state', () => {
  test('counts by click and by key, using the props from the page', async (t) => {
    const tab = await openPage(t, site.urlOf('/docs/'));
    await waitForLife(tab, 5);
    const first = tab.locator('.counter button').first();
    assert.equal(await first.textContent(), 'Count: 3');
    await first.click();
    assert.equal(await first.textContent(), 'Count: 5');
    await first.focus();
    await tab.keyboard.press('Enter');
    await tab.keyboard.press('Space');
    assert.equal(await first.textContent(), 'Count: 9');
    assert.equal(await tab.locator('.counter button').nth(1).textContent(), 'Count: 0');
    assert.equal(await tab.locator('.counter[data-effect=true]').count(), 3);
    await assertAccessible(tab);
  });

  test('renders its children like the page, and folded children on demand', async (t) => {
    const tab = await openPage(t, site.urlOf('/docs/'));
    await waitForLife(tab, 5);
    const first = tab.locator('.counter').first();
    assert.equal(await first.locator('em strong').textContent(), 'here');
    assert.match((await first.locator('em a').getAttribute('href')) ?? '', /^\/docs\/plain\/?$/);
    const folded = tab.locator('[data-switch=First]');
    assert.match((await folded.textContent()) ?? '', /^Firstclosed00:00/);
    await folded.getByRole('button').click();
    assert.match((await folded.textContent()) ?? '', /Folded away/);
    assert.equal(await folded.locator('.callout').count(), 1);
  });

  test('keeps its styles when its class changes, and has unique ids', async (t) => {
    const tab = await openPage(t, site.urlOf('/docs/'));
    await waitForLife(tab, 5);
    const folded = tab.locator('[data-switch=Second]');
    await folded.getByRole('button').click();
    assert.equal(await folded.getAttribute('class'), 'on');
    assert.equal(await folded.evaluate((box) => getComputedStyle(box).padding), '3px');
    const ids = await tab
      .locator('[data-switch] button')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-controls')));
    assert.equal(new Set(ids).size, 2);
  });
});

suite('a page', () => {
  test('looks the same before hydration, after it, and without scripts', async (t) => {
    const alive = await openPage(t, site.urlOf('/docs/'));
    await waitForLife(alive, 5);
    const still = await openPage(t, site.urlOf('/docs/'), { javaScriptEnabled: false });
    const read = (tab: Page) =>
      tab.locator('lectern-island').evaluateAll((islands) =>
        islands.map((island) => {
          const elements = [...island.querySelectorAll('*')].filter(
            ({ localName }) => localName !== 'template',
          );
          return elements.map((element) => {
            const { color, padding } = getComputedStyle(element);
            const { width, height } = element.getBoundingClientRect();
            // Letters of two text nodes are slightly further apart than those of one.
            const box = { width: Math.round(width), height: Math.round(height) };
            return [element.localName, element.textContent, color, padding, box.width, box.height];
          });
        }),
      );
    assert.deepEqual(await read(alive), await read(still));
  });

  test('loads code of its components only when they are near the viewport', async (t) => {
    const tab = await openPage(t, site.urlOf('/docs/below/'));
    await tab.waitForLoadState('networkidle');
    assert.deepEqual(await listScripts(tab), []);
    await tab.locator('.counter').scrollIntoViewIfNeeded();
    await waitForLife(tab, 1);
    const loaded = (await listScripts(tab)).map((name) => name.split('.')[0]);
    assert.deepEqual(loaded.sort(), ['button', 'counter', 'islands']);
  });

  test('without islands contains none of their markup', async (t) => {
    const tab = await openPage(t, site.urlOf('/docs/plain/'));
    const html = await tab.content();
    assert.doesNotMatch(html, /island|Island/);
  });

  test('keeps its content when a component fails in the browser', async (t) => {
    const tab = await openPage(t, site.urlOf('/docs/failing/'), { expected: [/not here/] });
    await tab.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/failing.')),
    );
    await tab.waitForTimeout(300);
    assert.equal(await tab.locator('lectern-island').textContent(), 'Stays 1');
  });
});

suite('in dev', () => {
  const snippet = (first: string) =>
    lines(
      'export const Lamp = () => {',
      `  const [text, setText] = useState(${first});`,
      '  return <button className="lamp" onClick={() => setText(\'lit\')}>{text}</button>;',
      '};',
    );

  test('a saved component is updated, and one that differs from the build or fails is reported', async (t) => {
    const dir = tempFolder({
      'docs.json': JSON.stringify({
        name: 'Moving',
        navigation: [{ group: 'All', pages: ['index'] }],
      }),
      'index.mdx': page('Lamp', "import { Lamp } from '/snippets/lamp.jsx';", '<Lamp />'),
      'snippets/lamp.jsx': snippet("'dark'"),
    });
    const save = (first: string) => writeFileSync(join(dir, 'snippets/lamp.jsx'), snippet(first));
    const server = await startTestDev({ dir });
    t.after(() => server.stop());
    const tab = await openPage(t, server.url, { expected: [/broken lamp/] });
    const lamp = tab.locator('lectern-island[alive] .lamp');
    await lamp.click();
    assert.equal(await lamp.textContent(), 'lit');

    save("'dim'");
    await tab.locator('.lamp', { hasText: 'dim' }).waitFor();
    const overlay = tab.locator('lectern-dev-overlay');
    assert.equal(await overlay.count(), 0);

    save("typeof window === 'object' ? 'browser' : 'build'");
    await overlay.getByText('What <Lamp> shows first in the browser').waitFor();
    assert.equal(await lamp.textContent(), 'browser');

    save(
      "() => { if (typeof window === 'object') throw new Error('broken lamp'); return 'build'; }",
    );
    await overlay.getByText('<Lamp> failed in the browser').waitFor();
    await tab.locator('.lamp', { hasText: 'build' }).waitFor();
  });
});
