// Right behind the banner: hides the one that the reader has closed, before it is seen.
{
  const banner = document.currentScript.previousElementSibling;
  try {
    const closed = localStorage.getItem('lectern-banner');
    banner.hidden = closed === banner.firstElementChild.textContent.trim();
  } catch {
    // Storage is closed to this page.
  }
}
