import assert from 'node:assert/strict';
import { AxeBuilder } from '@axe-core/playwright';
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
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html, failureSummary }) =>
      [`${id}: ${help}`, `  at ${target.join(' ')}`, `  ${html}`, `  ${failureSummary ?? ''}`].join(
        '\n',
      ),
    ),
  );
  assert.equal(faults.length, 0, `${page.url()} has faults:\n\n${faults.join('\n\n')}`);
}
