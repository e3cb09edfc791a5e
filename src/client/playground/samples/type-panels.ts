/** The fields of the body, of which each content type shows its own. */
export interface TypePanel {
  readonly panel: HTMLElement;
  readonly types: readonly string[];
}

/** Empty where all content types have the same fields. */
export function findTypePanels(): readonly TypePanel[] {
  const panels = document.querySelectorAll<HTMLElement>('.request-contents > [data-types]');
  return Array.from(panels, (panel) => ({
    panel,
    types: (panel.dataset.types ?? '').split(' ').map(decodeURIComponent),
  }));
}
