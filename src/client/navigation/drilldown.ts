/** Opens the first page of a group of the sidebar together with the group, where `docs.json` says so. */

document.addEventListener('click', ({ target }) => {
  const summary = target instanceof Element ? target.closest('summary') : null;
  const group = summary?.closest<HTMLDetailsElement>('.sidebar-group details');
  const isColumn = matchMedia('(width >= 64rem)').matches;
  if (!group || group.open || !isColumn) return;
  // In a long sidebar, outermost groups fold too.
  const isOutermost = group.matches('.sidebar-folds > li > *');
  const hasPage = group.querySelector('[aria-current]') !== null;
  if (!isOutermost && !hasPage) firstPage(group)?.click();
});

/** Returns the first entry that the reader's version shows, if it is a page of this site. */
function firstPage(group: Element): HTMLAnchorElement | undefined {
  const entries = [...group.querySelectorAll(':scope > ul > li')];
  const first = entries.find((entry) => getComputedStyle(entry).display !== 'none');
  const link = first?.querySelector<HTMLAnchorElement>(':scope > a');
  return link?.origin === location.origin ? link : undefined;
}
