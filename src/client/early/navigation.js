// Right behind the navigation: groups as the reader left them, the list scrolled to where it was, and the
// current entries of sidebar and tabs in sight. Places are known in the first frame, when the styles are there,
// and nothing has been painted yet.
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
      // Without storage every page starts with its own part of the navigation.
    }
  };

  const showCurrent = (content) => {
    const page = content.querySelector('.sidebar-group [aria-current]');
    if (!page) return;
    const { top, bottom } = page.getBoundingClientRect();
    const frame = content.getBoundingClientRect();
    // The field above a long section stays over the list.
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
        // A page that was made ready ahead is met with what the reader did since.
        document.addEventListener('prerenderingchange', show);
      }
    },
  );
}
