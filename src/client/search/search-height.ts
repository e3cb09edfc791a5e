/**
 * Keeps the dialog above the keyboard of a screen, which covers a page without making it smaller.
 * Zooming with two fingers makes less of the page visible too, but is no reason to shrink anything.
 */
export function followKeyboard(frame: HTMLElement): void {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const update = () => {
    const height = Math.round(viewport.height * viewport.scale);
    frame.style.setProperty('--visible-height', `${height}px`);
  };
  viewport.addEventListener('resize', update);
  update();
}
