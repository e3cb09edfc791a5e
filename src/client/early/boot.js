// Sets the mode. Its inputs are attributes of <html>, so that the text of this script is the same
// everywhere.
{
  const root = document.documentElement;
  const { modeDefault, modeFixed } = root.dataset;
  const show = () => {
    let mode =
      modeDefault ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    try {
      if (modeFixed === undefined) mode = localStorage.getItem('lectern-mode') ?? mode;
    } catch {
      // Storage is unavailable to this page.
    }
    root.classList.toggle('dark', mode === 'dark');
  };
  root.classList.add('js');
  show();
  // By the time a prerendered page is shown, the mode may have changed.
  document.addEventListener('prerenderingchange', show);
}
