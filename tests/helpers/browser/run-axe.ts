/** Runs axe in a page in its current state. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { AxeResults, run, RunOnly, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import type { Part } from './new-parts.ts';

const tags = ['wcag2a', 'wcag21a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that check only colors. */
const ofColors = ['color-contrast', 'link-in-text-block'];
/**
 * Rules whose verdict on an element can change with the width of the window: because of its size, of what
 * scrolls, or of words and headings that appear only at some widths.
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

/** Rules about a page as a whole, or about how its parts refer to each other. */
const ofPages = [
  'heading-order',
  'page-has-heading-one',
  'empty-heading',
  'region',
  'bypass',
  'skip-link',
  'document-title',
  'html-has-lang',
  'html-lang-valid',
  'valid-lang',
  'duplicate-id-aria',
  'aria-valid-attr-value',
  'label',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
];

const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

/** Where axe looks, and which rules it runs. */
export interface Scope extends Part {
  /** All rules by default. */
  readonly rules?: 'all' | 'colors' | 'withoutColors' | 'layout' | 'page' | 'none' | undefined;
}

function toRunOptions(rules: Scope['rules'] = 'all'): RunOptions {
  if (rules === 'colors') return { runOnly: { type: 'rule', values: ofColors } };
  if (rules === 'layout') return { runOnly: { type: 'rule', values: ofLayout } };
  if (rules === 'page') return { runOnly: { type: 'rule', values: ofPages } };
  const runOnly: RunOnly = { type: 'tag', values: [...tags] };
  if (rules === 'all') return { runOnly };
  return { runOnly, rules: Object.fromEntries(ofColors.map((id) => [id, { enabled: false }])) };
}

/**
 * Returns one text for each element that breaks a rule: the id of the rule, the element, and what is wrong.
 */
export async function findFaults(page: Page, scope: Scope = {}): Promise<string[]> {
  const { include, exclude = [], rules } = scope;
  if (rules === 'none') return [];
  await settle(page);
  const runOptions = toRunOptions(rules);
  // This way checks frames too, but takes three times as long.
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
 * Waits until the page is stable. Observers of an element's size run between two frames, and colors and
 * positions are final when animations end. Scrolls to the top, where nothing is under the sticky bar: a
 * half-covered button would count as too small.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    // Animations driven by scrolling never end on their own.
    const isFinite = ({ timeline, effect }: Animation) =>
      timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
    const running = document.getAnimations().filter(isFinite);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

interface AxeCall {
  readonly runOptions: RunOptions;
  readonly include: string | undefined;
  readonly exclude: readonly string[];
}

async function runAxe({
  runOptions,
  include,
  exclude,
}: AxeCall): Promise<AxeResults['violations']> {
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
