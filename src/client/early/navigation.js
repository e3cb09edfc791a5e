// Runs right after the navigation: restores groups as the reader left them and the scroll position of the
// list, and scrolls the current entries of sidebar and tabs into view. Positions are known in the first
// frame, when the styles are loaded and nothing has been painted yet.
{
  const recall = (content) => {
    const key = `lectern-sidebar:${document.documentElement.dataset.base ?? ''}`;
    try {
      const { open = {}, scroll = 0 } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
      for (const group of content.querySelectorAll('details[data-group]')) {
        const isOpen = open[group.dataset.group];
        if (isOpen !== undefined && !group.querySelector('[aria-current]')) group.open = isOpen;
      }
      content.scrollTop = scroll;
    } catch {
      // Without storage, every page starts with its own part of the navigation.
    }
  };

  const showCurrent = (content) => {
    const page = content.querySelector('.sidebar-group [aria-current]');
    if (!page) return;
    const { top, bottom } = page.getBoundingClientRect();
    const frame = content.getBoundingClientRect();
    // The field above a long section is sticky and covers part of the list.
    const { offsetHeight = 0 } = content.querySelector('.sidebar-filter') ?? {};
    const isSeen = top >= frame.top + offsetHeight && bottom <= Math.min(frame.bottom, innerHeight);
    if (!isSeen) content.scrollTop += top - frame.top - frame.height / 3;
  };

  const showTabs = () => {
    for (const tab of document.querySelectorAll('.nav-tabs-item[aria-current]')) {
      const { left, right } = tab.getBoundingClientRect();
      const row = tab.closest('nav');
      if (left < 0 || right > innerWidth) row.scrollLeft += left - innerWidth / 3;
    }
  };

  const show = () => {
    const content = document.getElementById('sidebar-content');
    recall(content);
    showCurrent(content);
    showTabs();
  };

  customElements.define(
    'lectern-recall-navigation',
    class extends HTMLElement {
      connectedCallback() {
        requestAnimationFrame(show);
        // When a prerendered page is shown, apply what the reader has done since it was rendered.
        document.addEventListener('prerenderingchange', show);
      }
    },
  );
}
