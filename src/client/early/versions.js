// On sites with versions: determines which version the reader is in.
{
  const root = document.documentElement;
  const { versions, ownVersion, base = '' } = root.dataset;
  const names = JSON.parse(versions);
  const key = `lectern-version:${base}`;
  const wanted = [new URLSearchParams(location.search).get('version')];
  try {
    wanted.push(localStorage.getItem(key));
  } catch {
    // Without storage, the choice applies to this page only.
  }
  const name = ownVersion ?? wanted.find((each) => names.includes(each));
  if (name !== undefined) root.dataset.version = name;
  try {
    if (names.includes(name)) localStorage.setItem(key, name);
  } catch {
    // Without storage, the choice applies to this page only.
  }
}
