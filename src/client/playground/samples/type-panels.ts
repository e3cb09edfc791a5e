/** The panels with the fields of the body, one for each group of content types. */
export interface TypePanel {
  readonly panel: HTMLElement;
  readonly types: readonly string[];
}

/** Returns the panels; empty if all content types have the same fields. */
export function findTypePanels(): readonly TypePanel[] {
  const panels = document.querySelectorAll<HTMLElement>('.request-contents > [data-types]');
  return Array.from(panels, (panel) => ({
    panel,
    types: (panel.dataset.types ?? '').split(' ').map(decodeURIComponent),
  }));
}
