/** Adds a script from another host to the page. Resolves when it has run; never resolves if it is blocked. */
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

/** Returns the page's settings for a service, from its `<meta name="lectern-…">`. */
export function settingsOf(service: string): DOMStringMap {
  return document.querySelector<HTMLElement>(`meta[name="lectern-${service}"]`)?.dataset ?? {};
}
