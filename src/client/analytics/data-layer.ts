/** The queue that Google's scripts read: entries pushed before they load wait in it. */
declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export function pushData(entry: unknown): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}
