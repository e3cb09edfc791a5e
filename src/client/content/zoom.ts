/**
 * An image that is shown smaller than its size: a click or Enter enlarges it to fit the window. A second
 * one shows it even larger than the window if it has more detail, and scrolling moves it.
 */

/** The smallest enlargement that is worth a click. */
const MIN_GAIN = 1.25;

class LecternZoom extends HTMLElement {
  /** An image that is hidden at first, in the other mode for example, has no size until it is shown. */
  readonly #sizes = new ResizeObserver(() => this.#offer());

  get #image(): HTMLImageElement | null {
    return this.querySelector('img');
  }

  connectedCallback(): void {
    const image = this.#image;
    // In a link or a button, or in a box that is a link as a whole, a click already has a meaning.
    if (!image || this.closest('a, button, summary, .tile, .card-linked')) return;
    // A lazy image may load long after the reader could have reached it; its attributes give the size
    // earlier.
    this.#offer();
    if (!image.complete) image.addEventListener('load', this.#offer, { once: true });
    this.#sizes.observe(image);
    this.addEventListener('click', this.#open);
    this.addEventListener('keydown', this.#onKeydown);
  }

  disconnectedCallback(): void {
    this.#sizes.disconnect();
  }

  readonly #offer = (): void => {
    const image = this.#image;
    if (!image || !hasMoreToShow(image)) return;
    image.role = 'button';
    image.tabIndex = 0;
    image.ariaHasPopup = 'dialog';
    image.alt ||= document.documentElement.dataset.wordImage ?? ENGLISH.image;
  };

  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    this.#open();
  };

  readonly #open = (): void => {
    const image = this.#image;
    if (image?.role !== 'button') return;
    const dialog = document.createElement('dialog');
    const enlarged = document.createElement('img');
    dialog.className = 'zoom-dialog';
    dialog.ariaLabel = image.alt;
    enlarged.src = image.currentSrc || image.src;
    enlarged.alt = image.alt;
    const close = document.createElement('button');
    close.className = 'zoom-close';
    close.ariaLabel = document.documentElement.dataset.wordClose ?? ENGLISH.close;
    dialog.append(enlarged, close);
    dialog.addEventListener('click', ({ target }) => {
      if (target !== enlarged || enlarged.role !== 'button') dialog.close();
    });
    dialog.addEventListener('close', () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
    if (enlarged.complete) offerFull(dialog, enlarged);
    else enlarged.addEventListener('load', () => offerFull(dialog, enlarged), { once: true });
  };
}

/** A vector image has no maximum size: show it at twice the size that fits. */
const DRAWING_GAIN = 2;

/** Lets a click or Enter toggle between an image that fits the window and one that is larger. */
function offerFull(dialog: HTMLDialogElement, enlarged: HTMLImageElement): void {
  const { naturalWidth, naturalHeight, clientWidth, clientHeight } = enlarged;
  if (naturalWidth === 0 || naturalHeight === 0) return;
  const fitting = Math.min(clientWidth, (clientHeight * naturalWidth) / naturalHeight);
  const width = Math.max(naturalWidth, isDrawing(enlarged) ? fitting * DRAWING_GAIN : 0);
  if (width < fitting * MIN_GAIN) return;
  enlarged.role = 'button';
  enlarged.tabIndex = 0;
  enlarged.ariaPressed = 'false';
  const toggle = (x: number, y: number): void => {
    const isFull = enlarged.classList.toggle('zoom-full');
    enlarged.ariaPressed = String(isFull);
    enlarged.style.inlineSize = isFull ? `${width}px` : '';
    dialog.scrollTo(
      x * enlarged.clientWidth - dialog.clientWidth / 2,
      y * enlarged.clientHeight - dialog.clientHeight / 2,
    );
  };
  enlarged.addEventListener('click', ({ offsetX, offsetY }) => {
    toggle(offsetX / enlarged.clientWidth, offsetY / enlarged.clientHeight);
  });
  enlarged.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    toggle(0, 0);
  });
}

function isDrawing(image: HTMLImageElement): boolean {
  return /\.svg(?:[?#]|$)|^data:image\/svg/.test(image.currentSrc || image.src);
}

function hasMoreToShow(image: HTMLImageElement): boolean {
  const { clientWidth } = image;
  const width = fullWidth(image);
  if (clientWidth === 0 || width === undefined) return false;
  return (isDrawing(image) && clientWidth > 240) || width > clientWidth * MIN_GAIN;
}

/**
 * Returns the full width in pixels, from the attribute until the image is loaded. Undefined for a
 * percentage.
 */
function fullWidth(image: HTMLImageElement): number | undefined {
  const width = image.naturalWidth || Number(image.getAttribute('width') ?? 0);
  return width > 0 ? width : undefined;
}

customElements.define('lectern-zoom', LecternZoom);
