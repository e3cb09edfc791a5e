/** A picture that is shown smaller than it is: a click or Enter shows it as large as it fits. */

/** Growing by less is not worth a click. */
const LEAST_GAIN = 1.25;

class LecternZoom extends HTMLElement {
  /** What is hidden at first, in the other mode for example, has no size until it shows. */
  readonly #sizes = new ResizeObserver(() => this.#offer());

  get #image(): HTMLImageElement | null {
    return this.querySelector('img');
  }

  connectedCallback(): void {
    const image = this.#image;
    // In a link or a button the click is taken.
    if (!image || this.closest('a, button, summary')) return;
    // A lazy picture may load long after the reader could have reached it; its attributes tell earlier.
    this.#offer();
    if (!image.complete) image.addEventListener('load', this.#offer, { once: true });
    this.#sizes.observe(image);
    this.addEventListener('click', this.#open);
    this.addEventListener('keydown', this.#onKeydown);
  }

  disconnectedCallback(): void {
    this.#sizes.disconnect();
    this.removeEventListener('click', this.#open);
    this.removeEventListener('keydown', this.#onKeydown);
  }

  readonly #offer = (): void => {
    const image = this.#image;
    if (!image || !hasMoreToShow(image)) return;
    image.role = 'button';
    image.tabIndex = 0;
    image.ariaHasPopup = 'dialog';
    image.alt ||= document.documentElement.dataset.wordPicture ?? 'Picture';
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
    const picture = document.createElement('img');
    dialog.className = 'zoom-dialog';
    dialog.ariaLabel = image.alt;
    picture.src = image.currentSrc || image.src;
    picture.alt = image.alt;
    const close = document.createElement('button');
    close.className = 'zoom-close';
    close.ariaLabel = document.documentElement.dataset.wordClose ?? 'Close';
    dialog.append(picture, close);
    dialog.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  };
}

function hasMoreToShow(image: HTMLImageElement): boolean {
  const { clientWidth } = image;
  const width = fullWidth(image);
  if (clientWidth === 0 || width === undefined) return false;
  const isDrawing = /\.svg(?:[?#]|$)/.test(image.currentSrc || image.src) && clientWidth > 240;
  return isDrawing || width > clientWidth * LEAST_GAIN;
}

/** In pixels. Until the picture is loaded, its attribute tells; a percentage there says nothing. */
function fullWidth(image: HTMLImageElement): number | undefined {
  const width = image.naturalWidth || Number(image.getAttribute('width') ?? 0);
  return width > 0 ? width : undefined;
}

customElements.define('lectern-zoom', LecternZoom);
