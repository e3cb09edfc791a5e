/** Checks pages with axe at every width and in both modes. Tests open menus first, then check. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright';
import { markNewParts, NEW_PARTS, type Part } from './new-parts.ts';
import { listKinds } from './page-kinds.ts';
import { findFaults, type Scope } from './run-axe.ts';

/** Widths of a desktop, a tablet and a phone: each has its own layout. */
const WIDTHS = [1280, 768, 320] as const;
const MODES = ['light', 'dark'] as const;
export interface AccessibilityOptions {
  /** Limits the checks to the contents of this selector. */
  readonly include?: string;
  /** Window widths to check, in pixels; all of `WIDTHS` by default. */
  readonly widths?: readonly number[];
  /** What was already checked on earlier pages, for tests that check several pages of one site. */
  readonly known?: Known;
}

/** What was already checked. Grows with each page. */
export interface Known {
  /** Markup of frames, each with the mode and the width of the window in which it was checked. */
  readonly markup: Set<string>;
  /** Sets of colors, as `markNewParts` returns them. */
  readonly colors: Set<string>;
  /**
   * Kinds of elements, how windows affect them, and styles, as `listKinds` returns them, each with the
   * width of the window.
   */
  readonly kinds: Set<string>;
}

export function nothingKnown(): Known {
  return { markup: new Set(), colors: new Set(), kinds: new Set() };
}

/** The parts around the text of a page, which are often the same as on the page before. */
const frames = ['#navbar', '#sidebar', '#footer', '.page-bar'];

/** Fails if axe finds a fault in the page at its current width and mode. */
export async function assertAccessible(page: Page, include?: string): Promise<void> {
  assertNone(page, await findFaults(page, { include }));
}

/**
 * Fails if axe finds a fault in the page, or the page is wider than its window, at any width or in any
 * mode.
 */
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
 * Finds faults at every width and in both modes. Width and mode change in place: styles and scripts follow
 * the window and the system, so nothing has to be loaded or opened again.
 *
 * The first check covers the whole page. The others skip what was checked before: known markup has the same
 * faults at the same width and in the same mode; at another width only sizes and names can differ, and in
 * the other mode only colors. Elements that appear only there are checked with all rules, and colors that no
 * page had before with those about colors. If a page has no kind of element that earlier pages did not
 * have, only the rules about the page as a whole run. Another width is checked if the page shows a new kind
 * of element there, affects one in a new way, or has styles that no page had.
 *
 * Leaves the page at its original size, in light mode.
 */
export async function findFaultsEverywhere(
  page: Page,
  { include, widths = WIDTHS, known = nothingKnown() }: AccessibilityOptions = {},
): Promise<string[]> {
  const window = page.viewportSize() ?? { width: WIDTHS[0], height: 900 };
  const faults: string[] = [];
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ ...window, width });
    if (await overflowsWindow(page)) faults.push(`sticks out sideways at ${width} px`);
    faults.push(...(await lookInWindow(page, { include, known, width, isFirst: index === 0 })));
  }
  await page.setViewportSize({ ...window, width: 390 });
  if (await overflowsWindow(page)) faults.push('sticks out sideways at 390 px');
  await page.setViewportSize(window);
  return faults;
}

interface Look {
  readonly include: string | undefined;
  readonly known: Known;
  readonly width: number;
  /** Whether this is the first check of the page. */
  readonly isFirst: boolean;
}

/** Checks the page at one width. The page is in light mode before and after. */
async function lookInWindow(page: Page, look: Look): Promise<string[]> {
  const { include, known, width, isFirst } = look;
  const again = await findKnown(page, `light ${width}`, known.markup);
  const part = { include, exclude: isFirst ? [] : again };
  const rules = await chooseRules(page, part, look);
  if (rules === 'none') return [];
  const faults: string[] = [];
  for (const colorScheme of MODES) {
    await page.emulateMedia({ colorScheme });
    // The page learns of the change with its next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const isLight = colorScheme === 'light';
    const exclude = isLight ? again : await findKnown(page, `dark ${width}`, known.markup);
    const found = isLight ? await findFaults(page, { ...part, rules }) : [];
    const onlyColors = isFirst && isLight;
    const ofParts = await markNew(page, { include, exclude, onlyColors }, known.colors);
    found.push(...(await findFaults(page, { include: NEW_PARTS, rules: ofParts })));
    faults.push(...found.map((fault) => `${colorScheme}, ${width} px: ${fault}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
}

/**
 * Returns which rules can report something about the page that they cannot have reported about earlier
 * pages; `none` if no rule can.
 */
async function chooseRules(
  page: Page,
  part: Part,
  { known, width, isFirst }: Look,
): Promise<Scope['rules']> {
  const { elements, changes, styles } = await page.evaluate(listKinds, part);
  const kinds = [...elements, ...changes, ...styles].map((kind) => `${width} ${kind}`);
  const isAnyNew = kinds.some((kind) => !known.kinds.has(kind));
  for (const kind of kinds) known.kinds.add(kind);
  if (isFirst) return isAnyNew ? 'withoutColors' : 'page';
  return isAnyNew ? 'layout' : 'none';
}

/**
 * Marks what the page has not shown before, and adds its colors to the known ones. Returns which rules can
 * report something about it.
 */
async function markNew(
  page: Page,
  part: Part & { readonly onlyColors: boolean },
  known: Set<string>,
): Promise<Scope['rules']> {
  const search = { ...part, known: [...known] };
  const { colors, hasElements } = await page.evaluate(markNewParts, search);
  for (const color of colors) known.add(color);
  if (hasElements) return 'all';
  return colors.length > 0 ? 'colors' : 'none';
}

/**
 * Returns the selectors of frames that were already checked in the same way, and records all frames as
 * checked.
 */
async function findKnown(page: Page, look: string, known: Set<string>): Promise<string[]> {
  // Between pages, only which link is the current one may differ; nothing else about a link does.
  const markup = await page.evaluate(
    (selectors) =>
      selectors.flatMap((selector): [string, string][] => {
        const html = document.querySelector(selector)?.outerHTML;
        const kind = html?.replaceAll(/ aria-current="\w+"/g, '').replaceAll(/>[^<]+</g, '>text<');
        return kind === undefined ? [] : [[selector, kind]];
      }),
    frames,
  );
  const again = markup.filter(([, html]) => known.has(`${look} ${html}`));
  for (const [, html] of markup) known.add(`${look} ${html}`);
  return again.map(([selector]) => selector);
}

/** Whether the page is wider than its window. */
function overflowsWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });
}

/** Opens everything that is collapsed in the text of a page, so that all of it is checked. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) {
      details.setAttribute('open', '');
    }
  });
}
