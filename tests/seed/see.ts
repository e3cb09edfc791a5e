import { read } from './table.ts';

/** Reads the labels that a reader sees. */
export const visible = (at: string, select: string) =>
  read(at, async (page) => {
    const shown = page.locator(select).filter({ visible: true });
    return (await shown.allInnerTexts()).map((text) => text.trim());
  });
