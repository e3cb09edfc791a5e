/** What axe finds in a page as it is now: open menus first, then look. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { AxeResults, run, RunOnly } from 'axe-core';
import type { Page } from 'playwright';

const tags = ['wcag2a', 'wcag21a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A telephone, a tablet, a desk: each has a layout of its own. */
const WIDTHS = [1280, 768, 320] as const;
const MODES = ['light', 'dark'] as const;
/** What looks at colours. Other rules meet the same elements in both modes, in the same places. */
const colorRules = ['color-contrast', 'link-in-text-block'];

export interface AccessibilityOptions {
  /** Looks only inside of this selector. */
  readonly include?: string;
  /** In pixels, of windows that are looked at; all three kinds unless told. */
  readonly widths?: readonly number[];
  /** Markup that was looked at, where pages of one site follow each other; it grows with each. */
  readonly known?: Set<string>;
}

/** What stands around the text of a page, often the same as on the page before. */
const frames = ['#navbar', '#sidebar', '#footer'];

/** Fails when axe finds a fault in the page, in the window and the mode that it has. */
export async function assertAccessible(page: Page, include?: string): Promise<void> {
  assertNone(page, await findFaults(page, { include }));
}

/** Fails when axe finds a fault in the page, or it is wider than its window, in any width or mode. */
export async function assertAccessibleEverywhere(
  page: Page,
  options: AccessibilityOptions = {},
): Promise<void> {
  assertNone(page, await findFaultsEverywhere(page, options));
}

function assertNone(page: Page, faults: readonly string[]): void {
  assert.equal(faults.length, 0, `${page.url()} has faults:\n\n${faults.join('\n\n')}`);
}

/**
 * Faults in every width and both modes, which are changed in place: styles and scripts follow the
 * window and the system, so that nothing has to be loaded or opened anew. All rules look at the dark
 * page once, in the first width, as some elements show in one mode only; then those for colours do.
 * The first look is at the whole page; where markup is known, the others leave it out, as in the same
 * window and mode it has the same faults. Ends in the window that the page had, in light mode.
 */
export async function findFaultsEverywhere(
  page: Page,
  { include, widths = WIDTHS, known }: AccessibilityOptions = {},
): Promise<string[]> {
  const window = page.viewportSize() ?? { width: WIDTHS[0], height: 900 };
  const faults: string[] = [];
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ ...window, width });
    if (await sticksOut(page)) faults.push(`sticks out sideways at ${width} px`);
    for (const colorScheme of MODES) {
      await page.emulateMedia({ colorScheme });
      const isSeen = index > 0 && colorScheme === 'dark';
      const rules = isSeen ? colorRules : undefined;
      const isFirst = index === 0 && colorScheme === 'light';
      const again = known && (await findKnown(page, `${colorScheme} ${width}`, known));
      const found = await findFaults(page, { include, rules, exclude: isFirst ? [] : again });
      faults.push(...found.map((fault) => `${colorScheme}, ${width} px: ${fault}`));
    }
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.setViewportSize({ ...window, width: 390 });
  if (await sticksOut(page)) faults.push('sticks out sideways at 390 px');
  await page.setViewportSize(window);
  return faults;
}

/** Selectors of frames that were looked at in the same way; all are from now on. */
async function findKnown(page: Page, look: string, known: Set<string>): Promise<string[]> {
  // Which link is the current one changes with each page, and nothing else about a link.
  const markup = await page.evaluate(
    (selectors) =>
      selectors.flatMap((selector): [string, string][] => {
        const html = document.querySelector(selector)?.outerHTML;
        return html === undefined ? [] : [[selector, html.replaceAll(/ aria-current="\w+"/g, '')]];
      }),
    frames,
  );
  const again = markup.filter(([, html]) => known.has(`${look} ${html}`));
  for (const [, html] of markup) known.add(`${look} ${html}`);
  return again.map(([selector]) => selector);
}

/** Whether the page is wider than its window. */
function sticksOut(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });
}

/** Opens everything that is folded in the text of a page, so that all of it is looked at. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) {
      details.setAttribute('open', '');
    }
  });
}

const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

interface Scope {
  readonly include?: string | undefined;
  readonly exclude?: readonly string[] | undefined;
  readonly rules?: readonly string[] | undefined;
}

async function findFaults(
  page: Page,
  { include, exclude = [], rules }: Scope = {},
): Promise<string[]> {
  await settle(page);
  // Looks into frames as well, which takes three times as long.
  if (page.frames().length > 1) {
    const axe = new AxeBuilder({ page });
    if (rules === undefined) axe.withTags(tags);
    else axe.withRules([...rules]);
    if (include !== undefined) axe.include(include);
    for (const selector of exclude) axe.exclude(selector);
    return formatFaults((await axe.analyze()).violations);
  }
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(axeSource);
  const runOnly: RunOnly =
    rules === undefined ? { type: 'tag', values: [...tags] } : { type: 'rule', values: [...rules] };
  return formatFaults(await page.evaluate(runAxe, { runOnly, include, exclude }));
}

/**
 * What observes the size of an element has its turn between two frames, and colours and places are
 * those at the end of a movement. At the top of the page nothing lies under
 * the bar that sticks there, where half a button would count as one that is too small.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    const isFinite = (each: Animation) => each.effect?.getComputedTiming().endTime !== Infinity;
    const running = document.getAnimations().filter(isFinite);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

interface Look {
  readonly runOnly: RunOnly;
  readonly include: string | undefined;
  readonly exclude: readonly string[];
}

/** Runs in the page. */
async function runAxe({ runOnly, include, exclude }: Look): Promise<AxeResults['violations']> {
  const { axe } = globalThis as unknown as { axe: { run: typeof run } };
  const options = { runOnly, resultTypes: ['violations' as const] };
  const scope = { include: include ?? document, exclude: [...exclude] };
  return (await axe.run(scope, options)).violations;
}

function formatFaults(violations: AxeResults['violations']): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html, failureSummary }) =>
      [`${id}: ${help}`, `  at ${target.join(' ')}`, `  ${html}`, `  ${failureSummary ?? ''}`].join(
        '\n',
      ),
    ),
  );
}
