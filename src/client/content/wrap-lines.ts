/** The button that toggles wrapping in a code block. Loaded when a reader reaches a block with long lines. */
import styles from '../../styles/code/wrap.css?inline';

const ICON =
  '<svg class="chrome-icon" viewBox="0 0 20 20" aria-hidden="true"><path d="M3 5h14M3 10h11.5a2.75 2.75 0 0 1 0 5.5H11m2.25-2.25L11 15.5l2.25 2.25M3 15.5h4"/></svg>';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

export function offerWrap(block: HTMLElement): void {
  if (block.querySelector('.code-wrap')) return;
  const button = document.createElement('button');
  button.className = 'code-wrap';
  button.type = 'button';
  button.title = document.documentElement.dataset.wordWrapLines ?? ENGLISH.wrapLines;
  button.ariaLabel = button.title;
  button.ariaPressed = 'false';
  button.innerHTML = ICON;
  button.addEventListener('click', () => {
    button.ariaPressed = String(block.classList.toggle('code-wrapped'));
  });
  block.append(button);
}
