/** Adds a script of another host to the page; resolves when it has run, never when it is blocked. */
export function loadScript(src: string): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  const loaded = new Promise<void>((resolve) => {
    script.addEventListener('load', () => resolve(), { once: true });
  });
  document.head.append(script);
  return loaded;
}

/** What the page says about a service, on its `<meta name="lectern-…">`. */
export function settingsOf(service: string): DOMStringMap {
  return document.querySelector<HTMLElement>(`meta[name="lectern-${service}"]`)?.dataset ?? {};
}
