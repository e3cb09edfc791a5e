import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { AxeResults, run } from 'axe-core';
import type { Page } from 'playwright';

const tags = ['wcag2a', 'wcag21a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface AccessibilityOptions {
  /** Looks only inside of this selector. */
  readonly include?: string;
  /** Ids of axe rules that do not apply here; the call says why. */
  readonly except?: readonly string[];
}

/** Fails when axe finds a fault in the page as it is now: open menus first, then check. */
export async function assertAccessible(
  page: Page,
  { include, except = [] }: AccessibilityOptions = {},
): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(tags).disableRules([...except]);
  if (include !== undefined) axe.include(include);
  const { violations } = await axe.analyze();
  const faults = formatFaults(violations);
  assert.equal(faults.length, 0, `${page.url()} has faults:\n\n${faults.join('\n\n')}`);
}

const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

/** What depends on colours alone, so that the other mode needs nothing else. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Faults of the page as it is, in light mode and then in dark, which is switched to in place. Much
 * faster than `assertAccessible` where many pages are looked at; frames are left out.
 */
export async function findFaultsInBothModes(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeSource);
  const light = await page.evaluate(runAxe, { type: 'tag', values: tags } as const);
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  const dark = await page.evaluate(runAxe, { type: 'rule', values: colorRules } as const);
  return [...formatFaults(light), ...formatFaults(dark)];
}

interface RunOnly {
  readonly type: 'rule' | 'tag';
  readonly values: readonly string[];
}

/** Runs in the page. */
async function runAxe({ type, values }: RunOnly): Promise<AxeResults['violations']> {
  const { axe } = globalThis as unknown as { axe: { run: typeof run } };
  const options = { runOnly: { type, values: [...values] }, resultTypes: ['violations' as const] };
  return (await axe.run(document, options)).violations;
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
