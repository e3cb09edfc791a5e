// At the end of a set of tabs: shows the panel that the reader chose on an earlier page.
(() => {
  const set = document.currentScript.parentElement;
  const tabs = [...set.firstElementChild.querySelectorAll('[data-panel]')];
  let labels = [];
  try {
    labels = JSON.parse(localStorage.getItem('lectern-tabs')) || [];
  } catch {
    // Storage is closed to this page, or holds something else.
  }
  for (const label of labels) {
    const chosen = tabs.find((tab) => tab.textContent.trim() === label);
    if (!chosen) continue;
    for (const tab of tabs) {
      tab.ariaSelected = String(tab === chosen);
      document.getElementById(tab.dataset.panel).toggleAttribute('data-inactive', tab !== chosen);
    }
    return;
  }
})();
