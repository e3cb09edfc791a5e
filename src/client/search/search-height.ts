/**
 * Keeps the dialog above the on-screen keyboard, which covers the page without resizing it. Pinch zoom also
 * reduces the visible area, but must not shrink the dialog.
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
