// Which mode. Everything it needs to know stands in attributes of <html>, so that its text is the same
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
      // Storage is closed to this page.
    }
    root.classList.toggle('dark', mode === 'dark');
  };
  root.classList.add('js');
  show();
  // A page that was made ready ahead may be met in another mode.
  document.addEventListener('prerenderingchange', show);
}
