/** What readers do with components: keys, clicks, fragments. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { assertAccessibleEverywhere } from '../../helpers/browser/accessibility.ts';
import { openPage } from '../../helpers/browser/browser.ts';
import { serveFixture } from '../../helpers/sites/serve-fixture.ts';

const site = await serveFixture('components');

suite('tabs', () => {
  test('arrow keys, Home and End move through the tabs and wrap around', async (t) => {
    const page = await openPage(t, site.urlOf('/folding/'));
    const active = () => page.evaluate(() => document.activeElement?.textContent.trim());
    await page.getByRole('tab', { name: 'npm' }).first().focus();
    const path: (string | undefined)[] = [];
    for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home']) {
      await page.keyboard.press(key);
      path.push(await active());
    }
    assert.deepEqual(path, ['yarn', 'bun', 'npm', 'bun', 'npm']);
    assert.ok(await page.getByText('Text of npm.').isVisible());
  });

  test('only the active tab is in the tab order', async (t) => {
    const page = await openPage(t, site.urlOf('/folding/'));
    await page.getByRole('tab', { name: 'bun' }).click();
    const first = page.getByRole('tablist').first();
    assert.deepEqual(
      await first.getByRole('tab').evaluateAll((tabs) => tabs.map((tab) => tab.tabIndex)),
      [-1, -1, -1, 0],
    );
  });

  test('only the visible panel of a set is exposed to screen readers', async (t) => {
    const page = await openPage(t, site.urlOf('/folding/'));
    const panels = page.locator('lectern-tabs lectern-tabs').getByRole('tabpanel');
    assert.deepEqual(await panels.allInnerTexts(), ['Text of the inner one.']);
    await page.getByRole('tab', { name: 'Inner two' }).click();
    assert.equal(await panels.count(), 1);
    assert.match(await panels.innerText(), /^Text of the inner two/);
  });

  test('the line under the active tab is as wide as its label', async (t) => {
    const page = await openPage(t, site.urlOf('/folding/'));
    const [line, label] = await page
      .getByRole('tab', { selected: true })
      .first()
      .evaluate((tab) => {
        const range = document.createRange();
        range.selectNodeContents(tab);
        const { width } = range.getBoundingClientRect();
        return [parseFloat(getComputedStyle(tab, '::after').width), width];
      });
    assert.ok(line && label && Math.abs(line - label) < 1, `${line} px under ${label} px`);
  });

  test('in forced colors only the active tab is underlined', async (t) => {
    const page = await openPage(t, site.urlOf('/folding/'), { forcedColors: 'active' });
    const underlines = await page
      .getByRole('tablist')
      .first()
      .getByRole('tab')
      .evaluateAll((tabs) =>
        tabs.map((tab) => {
          const { content, borderBlockEndStyle } = getComputedStyle(tab, '::after');
          return [tab.ariaSelected, content !== 'none' && borderBlockEndStyle === 'solid'] as const;
        }),
      );
    assert.deepEqual(
      underlines,
      underlines.map(([selected]) => [selected, selected === 'true']),
    );
    assert.ok(underlines.length > 1);
  });

  test('sets with the same titles switch together, and others stay unchanged', async (t) => {
    const page = await openPage(t, site.urlOf('/folding/'));
    assert.ok(await page.getByText('Second set, yarn.').isVisible(), 'the author chose the second');
    await page.getByRole('tab', { name: 'yarn' }).first().click();
    await page.getByRole('tab', { name: 'npm' }).first().click();
    assert.ok(await page.getByText('Second set, npm.').isVisible());
    await page.getByRole('tab', { name: 'deno' }).click();
    assert.ok(await page.getByText('Text of npm.').isVisible());
  });

  test('the scroll position is kept when a set above changes its height', async (t) => {
    const page = await openPage(t, site.urlOf('/folding/'), {
      viewport: { width: 1280, height: 500 },
    });
    const tab = page.getByRole('tab', { name: 'npm' }).nth(1);
    await page.getByRole('tab', { name: 'yarn' }).nth(1).click();
    await tab.scrollIntoViewIfNeeded();
    const before = await tab.boundingBox();
    await tab.click();
    const after = await tab.boundingBox();
    assert.ok(before && after && Math.abs(before.y - after.y) <= 1);
  });

  test('the choice is applied to the next page before the first paint', async (t) => {
    const page = await openPage(t, site.urlOf('/code/'));
    await page.getByRole('tab', { name: 'yarn' }).click();
    // Only the script that runs before the first paint is loaded.
    await page.route(/\/(?!early\.)[^/]+\.js$/, (route) => route.abort('aborted'));
    await page.goto(site.urlOf('/folding/'));
    assert.ok(await page.getByText('Text of yarn.').isVisible());
    assert.ok(await page.getByText('Text of npm.').isHidden());
  });

  test('a select in place of tabs switches, too', async (t) => {
    const page = await openPage(t, site.urlOf('/code/'));
    await page.getByRole('combobox').selectOption('Python');
    assert.ok(await page.getByText('run()', { exact: true }).isVisible());
    assert.ok(await page.getByText('run();').isHidden());
  });

  test('the options of that select are styled like other menus and usable by keyboard', async (t) => {
    const page = await openPage(t, site.urlOf('/code/'));
    const list = page.getByRole('combobox');
    await list.focus();
    await page.keyboard.press('Enter');
    const option = page.getByRole('option', { name: 'Python' });
    await option.waitFor();
    const ground = await option.evaluate((element) => {
      const picker = element.closest('select') as Element;
      return getComputedStyle(picker, '::picker(select)').backgroundColor;
    });
    assert.notEqual(ground, 'rgba(0, 0, 0, 0)');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    assert.ok(await page.getByText('run()', { exact: true }).isVisible());
    assert.ok(await list.evaluate((element) => element === document.activeElement));
  });

  test('a fragment opens its tab and everything around it', async (t) => {
    const page = await openPage(t, site.urlOf('/folding/#inner-two'));
    assert.ok(await page.getByText('Text of the inner two.').isVisible());
    await page.goto(site.urlOf('/text/'));
    await page.goto(site.urlOf('/folding/#deep-heading'));
    assert.ok(await page.getByRole('heading', { name: 'Deep heading' }).isVisible());
  });
});

suite('accordions', () => {
  test('an accordion that the reader opens puts its fragment into the URL', async (t) => {
    const page = await openPage(t, site.urlOf('/folding/'));
    const summary = page.getByText('What does npm ci do?');
    await summary.click();
    await page.waitForURL('**/folding/#what-does-npm-ci-do');
    await summary.click();
    await page.waitForURL((url) => url.hash === '');
  });

  test('a fragment in the URL opens the accordion and those around it', async (t) => {
    const page = await openPage(t, site.urlOf('/folding/#what-does-npm-ci-do:details'));
    assert.ok(await page.getByText('Text of the nested accordion.').isVisible());
    assert.ok(await page.getByText('Text of the other details.').isHidden());
  });

  test('a link to a heading in a closed accordion opens it each time', async (t) => {
    const page = await openPage(t, site.urlOf('/folding/'));
    const heading = page.getByRole('heading', { name: 'Hidden heading' });
    const link = page.getByRole('link', { name: 'the heading' });
    await link.click();
    await heading.waitFor({ state: 'visible' });
    await page.locator('summary', { hasText: 'Details' }).last().click();
    assert.ok(await heading.isHidden());
    await link.click();
    await heading.waitFor({ state: 'visible' });
  });

  test('a page is printed with everything open, and afterwards shown as before', async (t) => {
    const page = await openPage(t, site.urlOf('/folding/'));
    const countClosed = () => page.locator('main details:not([open])').count();
    const closed = await countClosed();
    assert.ok(closed > 1);
    await page.evaluate(() => {
      addEventListener('beforeprint', () => {
        const details = document.querySelectorAll('main details:not([open])');
        document.body.dataset['closed'] = String(details.length);
      });
    });
    await page.pdf();
    assert.equal(await page.locator('body').getAttribute('data-closed'), '0');
    assert.equal(await countClosed(), closed);
  });
});

suite('code', () => {
  test('the copy button copies the final code without removed lines', async (t) => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const page = await openPage(t, site.urlOf('/code/'), { permissions });
    const block = page.locator('.code-block').first();
    await block.hover();
    await block.getByRole('button', { name: 'Copy' }).click();
    await block.getByRole('button', { name: 'Copied' }).waitFor();
    assert.equal(
      await page.evaluate(() => navigator.clipboard.readText()),
      'const answer = 42;\nconsole.log(answer);\nexport { answer };',
    );
  });

  test('a long block expands', async (t) => {
    const page = await openPage(t, site.urlOf('/code/'));
    const block = page.locator('.code-block', { hasText: '"fourteen"' });
    const folded = await block.boundingBox();
    await page.getByRole('button', { name: 'See all 16 lines' }).click();
    const whole = await block.boundingBox();
    assert.ok(folded && whole && whole.height > folded.height);
    assert.equal(await page.getByRole('button', { name: 'See all' }).count(), 0);
  });
});

suite('other components', () => {
  test('arrow keys move through the folders of a tree, and open and close them', async (t) => {
    // A repository on the same page asks for its stars.
    const page = await openPage(t, site.urlOf('/layout/'), { expected: [/api\.github\.com/] });
    const folders = page.locator('.tree summary');
    await folders.first().focus();
    const path: string[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'End']) {
      await page.keyboard.press(key);
      path.push(
        await page.evaluate(() => {
          const { activeElement: folder } = document;
          const isOpen =
            folder?.parentElement instanceof HTMLDetailsElement && folder.parentElement.open;
          return `${folder?.textContent.trim() ?? ''} ${isOpen ? 'open' : 'closed'}`;
        }),
      );
    }
    assert.deepEqual(path, [
      'lib closed',
      'lib open',
      'lib closed',
      'src open',
      'src closed',
      'src closed',
    ]);
  });

  test('a tooltip opens on focus, can be reached by keyboard, and closes on Escape', async (t) => {
    const page = await openPage(t, site.urlOf('/text/'));
    const tip = page.getByText('Application Programming Interface');
    await page.getByRole('button', { name: 'API' }).focus();
    assert.ok(await tip.isVisible());
    await assertAccessibleEverywhere(page);
    assert.ok(await tip.isVisible());
    await page.keyboard.press('Escape');
    assert.ok(await tip.isHidden());
    await page.getByRole('button', { name: 'longer tip' }).focus();
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement?.textContent.trim()), 'Read on');
  });

  test('a tooltip in a link opens with the focus of the link, describes it, and closes on Escape', async (t) => {
    const page = await openPage(t, site.urlOf('/text/'));
    const tip = page.getByRole('tooltip', { name: 'Explained in a link' });
    const link = page.getByRole('link', {
      name: 'link with an explained word',
      description: 'Explained in a link',
    });
    await page.keyboard.press('Tab');
    await link.focus();
    assert.ok(await tip.isVisible());
    await page.keyboard.press('Escape');
    assert.ok(await tip.isHidden());
  });

  test('an image larger than shown opens in full, and Escape closes it', async (t) => {
    const page = await openPage(t, site.urlOf('/text/'), {
      viewport: { width: 390, height: 800 },
    });
    const image = page.getByRole('button', { name: 'Another rectangle' });
    await image.scrollIntoViewIfNeeded();
    await image.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Another rectangle' });
    assert.ok(await dialog.isVisible());
    await assertAccessibleEverywhere(page);
    assert.ok(await dialog.isVisible());
    await page.keyboard.press('Escape');
    assert.equal(await dialog.count(), 0);
    assert.equal(await page.evaluate(() => document.activeElement?.role), 'button');
  });

  test('tags filter the entries of a changelog', async (t) => {
    const page = await openPage(t, site.urlOf('/changelog/'));
    await page.getByRole('button', { name: 'Fix' }).click();
    assert.ok(await page.getByRole('heading', { name: 'v1.1.0' }).isVisible());
    assert.ok(await page.getByRole('heading', { name: 'v1.2.0' }).isHidden());
    await page.getByRole('button', { name: 'Fix' }).click();
    assert.ok(await page.getByRole('heading', { name: 'v1.2.0' }).isVisible());
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.getByRole('button', { name: 'Fix' }).count(), 0);
  });

  test('on a phone the cells of a wide table are stacked and labeled with their column headers', async (t) => {
    const page = await openPage(t, site.urlOf('/text/'), { viewport: { width: 320, height: 700 } });
    const table = page.locator('.table-rows').first();
    const heads = await table.locator('thead :is(th, td)').allTextContents();
    const cells = await table
      .locator('tbody tr')
      .first()
      .locator(':is(th, td)')
      .evaluateAll((found) =>
        found.map((cell) => ({
          left: Math.round(cell.getBoundingClientRect().left),
          align: getComputedStyle(cell).textAlign,
          head: getComputedStyle(cell, '::before').content.replace(/^"(.*?)".*$/s, '$1'),
        })),
      );
    assert.equal(new Set(cells.map(({ left }) => left)).size, 1);
    assert.deepEqual(new Set(cells.map(({ align }) => align)), new Set(['start']));
    assert.deepEqual(
      cells.slice(1).map(({ head }) => head),
      heads.slice(1),
    );
  });

  test('a table that is not stacked scrolls in its frame, also by keyboard', async (t) => {
    const page = await openPage(t, site.urlOf('/text/'), { viewport: { width: 320, height: 700 } });
    await page.locator('.table-rows').evaluateAll((tables) => {
      for (const table of tables) table.classList.remove('table-rows');
    });
    const frame = page.getByRole('region', { name: 'Table' });
    await frame.focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => (document.activeElement?.scrollLeft ?? 0) > 0);
  });
});

test('only code that scrolls is in the tab order', async (t) => {
  const page = await openPage(t, site.urlOf('/code/'), { viewport: { width: 320, height: 700 } });
  const judged = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.code-block pre')]
        .filter((code) => code.checkVisibility())
        .map((code) => ({
          isStop: code.tabIndex === 0,
          scrolls: code.scrollWidth > code.clientWidth || code.scrollHeight > code.clientHeight,
        })),
    );
  await page.waitForFunction(() => document.querySelector('.code-block pre[tabindex="-1"]'));
  const codes = await judged();
  assert.deepEqual(
    codes.map(({ isStop }) => isStop),
    codes.map(({ scrolls }) => scrolls),
  );
  assert.ok(codes.some(({ scrolls }) => scrolls) && codes.some(({ scrolls }) => !scrolls));
});

test('selected text contains no button labels', async (t) => {
  const page = await openPage(t, site.urlOf('/code/'));
  const copied = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.querySelector('main') ?? document.body);
    return getSelection()?.toString() ?? '';
  });
  assert.doesNotMatch(copied, /^Cop(?:y|ied)$/m);
  assert.match(copied, /\w/);
});

test('no table is wider than the printed page', async (t) => {
  const page = await openPage(t, site.urlOf('/text/'), { viewport: { width: 700, height: 900 } });
  await page.emulateMedia({ media: 'print' });
  await page
    .locator('table td')
    .first()
    .evaluate((cell) => {
      cell.textContent = 'https://example.com/'.padEnd(200, 'a');
    });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(over <= 0, `${over} px`);
});

test('a view is chosen for the whole page, filters the table of contents, and is remembered', async (t) => {
  const page = await openPage(t, site.urlOf('/views/'));
  const contents = () => page.locator('lectern-table-of-contents a:visible').allTextContents();
  const ofJavaScript = ['Install it for JavaScript', 'Run it with JavaScript'];
  assert.deepEqual(await contents(), [...ofJavaScript, 'Behind the views']);
  await page.getByRole('tab', { name: 'Python' }).click();
  await page.locator('a:visible', { hasText: 'Install it for Python' }).first().waitFor();
  assert.deepEqual(await contents(), ['Install it for Python', 'Behind the views']);
  assert.ok(await page.getByText('What stands between them always shows.').isVisible());
  for (const text of ['Text of JavaScript.', 'More text of JavaScript.']) {
    assert.ok(await page.getByText(text, { exact: true }).isHidden(), text);
  }
  await page.reload();
  await page.getByText('Text of Python.').waitFor();
  await page.goto(site.urlOf('/views/#run-it-with-javascript'));
  await page.getByText('More text of JavaScript.').waitFor();
  await page.getByText('Text of JavaScript.', { exact: true }).waitFor();
});
