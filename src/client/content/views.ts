/** Limits the table of contents to headings of the visible view and headings outside all views. */
const links = Array.from(
  document.querySelectorAll<HTMLAnchorElement>('lectern-table-of-contents a[href^="#"]'),
  (link) => ({ link, item: link.parentElement, heading: headingOf(link) }),
);

function headingOf(link: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(decodeURIComponent(link.hash.slice(1)));
}

function listShown(): void {
  for (const { link, item, heading } of links) {
    const view = heading?.closest<HTMLElement>('.view');
    if (!item || !view) continue;
    item.removeAttribute('data-aside');
    item.hidden = view.hasAttribute('hidden');
    // The table of contents looks for the heading being read by these links, and must not find hidden ones.
    if (item.hidden) link.remove();
    else item.prepend(link);
  }
}

const observer = new MutationObserver(listShown);
for (const set of document.querySelectorAll('.views')) {
  observer.observe(set, { attributeFilter: ['hidden'], subtree: true });
}
listShown();

export {};
