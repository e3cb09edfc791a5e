/** What axe finds in a page as it is now: open menus first, then look. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { AxeResults, run, RunOnly, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { markNewParts, NEW_PARTS, type Part } from './new-parts.ts';

const tags = ['wcag2a', 'wcag21a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A telephone, a tablet, a desk: each has a layout of its own. */
const WIDTHS = [1280, 768, 320] as const;
const MODES = ['light', 'dark'] as const;
/** Rules that look at nothing but colours. */
const ofColors = ['color-contrast', 'link-in-text-block'];
/**
 * Rules whose verdict on an element may change with the window: by its size, by what scrolls, by
 * words and headings that only some windows show.
 */
const ofLayout = [
  'target-size',
  'scrollable-region-focusable',
  'aria-hidden-focus',
  'nested-interactive',
  'button-name',
  'link-name',
  'summary-name',
  'select-name',
  'input-button-name',
  'label',
  'aria-command-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'aria-dialog-name',
  'heading-order',
  'page-has-heading-one',
  'empty-heading',
  'landmark-one-main',
  'bypass',
];

export interface AccessibilityOptions {
  /** Looks only inside of this selector. */
  readonly include?: string;
  /** In pixels, of windows that are looked at; all three kinds unless told. */
  readonly widths?: readonly number[];
  /** What was looked at on pages before, where those of one site follow each other. */
  readonly known?: Known;
}

/** It grows with each page. */
export interface Known {
  /** Frames, each with the mode and the window that it was looked at in. */
  readonly markup: Set<string>;
  /** Sets of colours, as `markNewParts` gives them. */
  readonly colors: Set<string>;
}

export function nothingKnown(): Known {
  return { markup: new Set(), colors: new Set() };
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
 * window and the system, so that nothing has to be loaded or opened anew. The first look is at the
 * whole page. The others leave out what was looked at: where markup is known, it has the same faults
 * in the same window and mode; in another window only sizes and names can differ, and in the other
 * mode only colours. What shows only there, or in colours that no page had before, is looked at with
 * all rules. Ends in the window that the page had, in light mode.
 */
export async function findFaultsEverywhere(
  page: Page,
  { include, widths = WIDTHS, known = nothingKnown() }: AccessibilityOptions = {},
): Promise<string[]> {
  const window = page.viewportSize() ?? { width: WIDTHS[0], height: 900 };
  const faults: string[] = [];
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ ...window, width });
    if (await sticksOut(page)) faults.push(`sticks out sideways at ${width} px`);
    for (const colorScheme of MODES) {
      await page.emulateMedia({ colorScheme });
      // The page hears of the change with its next frame.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const again = await findKnown(page, `${colorScheme} ${width}`, known.markup);
      const isFirst = index === 0 && colorScheme === 'light';
      const found: string[] = [];
      if (colorScheme === 'light') {
        const rules = isFirst ? 'withoutColors' : 'layout';
        found.push(...(await findFaults(page, { include, exclude: isFirst ? [] : again, rules })));
      }
      const part = { include, exclude: again, onlyColors: isFirst };
      const isAnyNew = await findNewParts(page, part, known.colors);
      if (isAnyNew) found.push(...(await findFaults(page, { include: NEW_PARTS })));
      faults.push(...found.map((fault) => `${colorScheme}, ${width} px: ${fault}`));
    }
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.setViewportSize({ ...window, width: 390 });
  if (await sticksOut(page)) faults.push('sticks out sideways at 390 px');
  await page.setViewportSize(window);
  return faults;
}

/** Marks what the page has not shown before, and remembers its colours for the pages that follow. */
async function findNewParts(
  page: Page,
  part: Part & { readonly onlyColors: boolean },
  known: Set<string>,
): Promise<boolean> {
  const { colors, isAny } = await page.evaluate(markNewParts, { ...part, known: [...known] });
  for (const color of colors) known.add(color);
  return isAny;
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

interface Scope extends Part {
  /** All unless told. */
  readonly rules?: 'all' | 'withoutColors' | 'layout';
}

function toRunOptions(rules: Scope['rules'] = 'all'): RunOptions {
  if (rules === 'layout') return { runOnly: { type: 'rule', values: ofLayout } };
  const runOnly: RunOnly = { type: 'tag', values: [...tags] };
  if (rules === 'all') return { runOnly };
  return { runOnly, rules: Object.fromEntries(ofColors.map((id) => [id, { enabled: false }])) };
}

async function findFaults(page: Page, scope: Scope = {}): Promise<string[]> {
  await settle(page);
  const { include, exclude = [], rules } = scope;
  const runOptions = toRunOptions(rules);
  // Looks into frames as well, which takes three times as long.
  if (page.frames().length > 1) {
    const axe = new AxeBuilder({ page }).options(runOptions);
    if (include !== undefined) axe.include(include);
    for (const selector of exclude) axe.exclude(selector);
    return formatFaults((await axe.analyze()).violations);
  }
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(axeSource);
  return formatFaults(await page.evaluate(runAxe, { runOptions, include, exclude }));
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
    // What scrolling drives does not end by itself.
    const isFinite = ({ timeline, effect }: Animation) =>
      timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
    const running = document.getAnimations().filter(isFinite);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

interface Look {
  readonly runOptions: RunOptions;
  readonly include: string | undefined;
  readonly exclude: readonly string[];
}

/** Runs in the page. */
async function runAxe({ runOptions, include, exclude }: Look): Promise<AxeResults['violations']> {
  const { axe } = globalThis as unknown as { axe: { run: typeof run } };
  const options = { ...runOptions, resultTypes: ['violations' as const] };
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
