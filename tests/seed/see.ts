import { read } from './table.ts';

/** Labels that a reader sees. */
export const visible = (at: string, select: string) =>
  read(at, async (page) => {
    const shown = page.locator(select).filter({ visible: true });
    return (await shown.allInnerTexts()).map((text) => text.trim());
  });
