/**
 * A picture that is shown smaller than it is: a click or Enter shows it as large as it fits. There the
 * same shows it larger than the window where it has more to show, and scrolling moves it.
 */

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
  }

  readonly #offer = (): void => {
    const image = this.#image;
    if (!image || !hasMoreToShow(image)) return;
    image.role = 'button';
    image.tabIndex = 0;
    image.ariaHasPopup = 'dialog';
    image.alt ||= document.documentElement.dataset.wordPicture ?? ENGLISH.picture;
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
    close.ariaLabel = document.documentElement.dataset.wordClose ?? ENGLISH.close;
    dialog.append(picture, close);
    dialog.addEventListener('click', ({ target }) => {
      if (target !== picture || picture.role !== 'button') dialog.close();
    });
    dialog.addEventListener('close', () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
    if (picture.complete) offerFull(dialog, picture);
    else picture.addEventListener('load', () => offerFull(dialog, picture), { once: true });
  };
}

/** A drawing has no end: twice the size that fits. */
const DRAWING_GAIN = 2;

/** Lets a click or Enter show a picture in a size for which the window is too small, and back. */
function offerFull(dialog: HTMLDialogElement, picture: HTMLImageElement): void {
  const { naturalWidth, naturalHeight, clientWidth, clientHeight } = picture;
  if (naturalWidth === 0 || naturalHeight === 0) return;
  const fitting = Math.min(clientWidth, (clientHeight * naturalWidth) / naturalHeight);
  const width = Math.max(naturalWidth, isDrawing(picture) ? fitting * DRAWING_GAIN : 0);
  if (width < fitting * LEAST_GAIN) return;
  picture.role = 'button';
  picture.tabIndex = 0;
  picture.ariaPressed = 'false';
  const toggle = (x: number, y: number): void => {
    const isFull = picture.classList.toggle('zoom-full');
    picture.ariaPressed = String(isFull);
    picture.style.inlineSize = isFull ? `${width}px` : '';
    dialog.scrollTo(
      x * picture.clientWidth - dialog.clientWidth / 2,
      y * picture.clientHeight - dialog.clientHeight / 2,
    );
  };
  picture.addEventListener('click', ({ offsetX, offsetY }) => {
    toggle(offsetX / picture.clientWidth, offsetY / picture.clientHeight);
  });
  picture.addEventListener('keydown', (event) => {
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
  return (isDrawing(image) && clientWidth > 240) || width > clientWidth * LEAST_GAIN;
}

/** In pixels. Until the picture is loaded, its attribute tells; a percentage there says nothing. */
function fullWidth(image: HTMLImageElement): number | undefined {
  const width = image.naturalWidth || Number(image.getAttribute('width') ?? 0);
  return width > 0 ? width : undefined;
}

customElements.define('lectern-zoom', LecternZoom);
