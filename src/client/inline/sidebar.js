// Right behind the sidebar, before the first paint: groups as the reader left them, scrolled to
// where they were, and the current page in sight.
{
  const content = document.getElementById('sidebar-content');
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
  const current = content.querySelector('[aria-current="page"]');
  if (current) {
    const { top, bottom } = current.getBoundingClientRect();
    const frame = content.getBoundingClientRect();
    const isSeen = top >= frame.top && bottom <= Math.min(frame.bottom, innerHeight);
    if (!isSeen) content.scrollTop += top - frame.top - frame.height / 3;
  }
}
