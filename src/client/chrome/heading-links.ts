/** A click on a heading's own link also copies its whole address, and says so. */
const COPIED_MS = 1800;

let notice: HTMLElement | undefined;

function copy({ target }: Event): void {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('.heading-anchor') : null;
  if (!link) return;
  navigator.clipboard.writeText(link.href).then(
    () => tell(link),
    // The link has been followed, so the address bar has it.
    () => undefined,
  );
}

function tell(link: HTMLAnchorElement): void {
  link.dataset['copied'] = '';
  announce(document.documentElement.dataset.wordLinkCopied ?? ENGLISH.linkCopied);
  setTimeout(() => {
    delete link.dataset['copied'];
    announce('');
  }, COPIED_MS);
}

/** For screen readers; made when it is first needed, because pages rarely need it. */
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
