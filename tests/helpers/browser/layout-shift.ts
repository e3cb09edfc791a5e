/** Records what moves on a page without any action of its reader. */
import type { Page } from 'playwright';

interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Watches every page that is loaded from now on. Call it before opening the page. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    let drawn = 0;
    // The height of a diagram is unknown until it replaces its source, which happens sooner or later.
    const isByDiagram = () => {
      const before = drawn;
      drawn = document.querySelectorAll('.mermaid-drawing').length;
      return drawn > before;
    };
    const name = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? '?');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        if (entry.hadRecentInput || isByDiagram()) continue;
        const moved = entry.sources.map(({ node }) => name(node)).join(', ');
        shifts.push(`${moved} moves (${entry.value.toFixed(4)})`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Returns what has moved since the page started to load, once its fonts are loaded and it has been painted
 * with them.
 */
export function readShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await painted();
    await painted();
    return (globalThis as unknown as { shifts: string[] }).shifts;
  });
}
