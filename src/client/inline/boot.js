// Before the first paint: which mode, which version. Everything it needs to know stands in
// attributes of <html>, so that its text, and with it its hash in the CSP, is the same everywhere.
{
  const root = document.documentElement;
  const { modeDefault, modeFixed, versions, ownVersion, base = '' } = root.dataset;
  const recall = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const remember = (key, value) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Without storage the choice holds for this page.
    }
  };

  const chosen = modeFixed === undefined ? recall('lectern-mode') : null;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.classList.add('js');
  root.classList.toggle('dark', (chosen ?? modeDefault ?? system) === 'dark');

  if (versions !== undefined) {
    const names = JSON.parse(versions);
    const key = `lectern-version:${base}`;
    const asked = new URLSearchParams(location.search).get('version');
    const name = ownVersion ?? [asked, recall(key)].find((each) => names.includes(each));
    if (name !== undefined) root.dataset.version = name;
    if (names.includes(name)) remember(key, name);
  }
}
