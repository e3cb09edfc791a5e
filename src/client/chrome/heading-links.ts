/** A click on a heading's anchor link also copies its full address and confirms that. */
const COPIED_MS = 1800;

let notice: HTMLElement | undefined;

function copy({ target }: Event): void {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('.heading-anchor') : null;
  if (!link) return;
  navigator.clipboard.writeText(link.href).then(
    () => showStatus(link),
    // The browser has followed the link, so the address is in the address bar.
    () => undefined,
  );
}

function showStatus(link: HTMLAnchorElement): void {
  link.dataset['copied'] = '';
  announce(document.documentElement.dataset.wordLinkCopied ?? ENGLISH.linkCopied);
  setTimeout(() => {
    delete link.dataset['copied'];
    announce('');
  }, COPIED_MS);
}

/** Announces a text to screen readers. The element is created on demand, because most pages never need it. */
function announce(text: string): void {
  if (!notice) {
    notice = document.createElement('p');
    notice.role = 'status';
    notice.className = 'visually-hidden';
    document.querySelector('main')?.append(notice);
  }
  notice.textContent = text;
}

document.addEventListener('click', copy);
