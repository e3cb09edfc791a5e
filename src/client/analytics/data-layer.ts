/** The list that Google's scripts read: what is said before they arrive waits in it. */
declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export function pushData(entry: unknown): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}
