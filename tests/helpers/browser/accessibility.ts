/** What axe finds in every width and mode: open menus first, then look. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright';
import { markNewParts, NEW_PARTS, type Part } from './new-parts.ts';
import { listKinds } from './page-kinds.ts';
import { findFaults, type Scope } from './run-axe.ts';

/** A telephone, a tablet, a desk: each has a layout of its own. */
const WIDTHS = [1280, 768, 320] as const;
const MODES = ['light', 'dark'] as const;
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
  /** Kinds of elements, what windows do to them, and styles, each with the window, as `listKinds` gives them. */
  readonly kinds: Set<string>;
}

export function nothingKnown(): Known {
  return { markup: new Set(), colors: new Set(), kinds: new Set() };
}

/** What stands around the text of a page, often the same as on the page before. */
const frames = ['#navbar', '#sidebar', '#footer', '.page-bar'];

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
 * all rules. Of a page that has no kind of element which the pages before it had not, only what is
 * about the page as a whole is looked at. Another window is looked at where the page shows a new kind
 * there, does something new to one, or has styles that no page had. Ends in the window that the page
 * had, in light mode.
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
    faults.push(...(await lookInWindow(page, { include, known, width, isFirst: index === 0 })));
  }
  await page.setViewportSize({ ...window, width: 390 });
  if (await sticksOut(page)) faults.push('sticks out sideways at 390 px');
  await page.setViewportSize(window);
  return faults;
}

interface Look {
  readonly include: string | undefined;
  readonly known: Known;
  readonly width: number;
  /** Whether the page was not looked at before. */
  readonly isFirst: boolean;
}

/** The page is in light mode before and after. */
async function lookInWindow(page: Page, look: Look): Promise<string[]> {
  const { include, known, width, isFirst } = look;
  const again = await findKnown(page, `light ${width}`, known.markup);
  const part = { include, exclude: isFirst ? [] : again };
  const rules = await chooseRules(page, part, look);
  if (rules === 'none') return [];
  const faults: string[] = [];
  for (const colorScheme of MODES) {
    await page.emulateMedia({ colorScheme });
    // The page hears of the change with its next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const isLight = colorScheme === 'light';
    const exclude = isLight ? again : await findKnown(page, `dark ${width}`, known.markup);
    const found = isLight ? await findFaults(page, { ...part, rules }) : [];
    const onlyColors = isFirst && isLight;
    const isAnyNew = await findNewParts(page, { include, exclude, onlyColors }, known.colors);
    if (isAnyNew) found.push(...(await findFaults(page, { include: NEW_PARTS })));
    faults.push(...found.map((fault) => `${colorScheme}, ${width} px: ${fault}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
}

/** Which rules can say of a page what they have not said of those before; none where no rule can. */
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
