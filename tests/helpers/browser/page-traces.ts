import type { Page } from 'playwright';

/** Reads everything that a page of the site stores or could pass on, by place. */
export async function readTraces(page: Page): Promise<Record<string, string>> {
  const inPage = await page.evaluate(async () => {
    const caches = await Promise.all(
      (await self.caches.keys()).map(async (name) => {
        const requests = await (await self.caches.open(name)).keys();
        return requests.map(({ url }) => url);
      }),
    );
    return {
      'local storage': JSON.stringify(Object.entries(localStorage)),
      'session storage': JSON.stringify(Object.entries(sessionStorage)),
      cookies: document.cookie,
      caches: JSON.stringify(caches),
      databases: JSON.stringify(await indexedDB.databases()),
      'history state': JSON.stringify(history.state),
      address: location.href,
      'window name': window.name,
      document: document.documentElement.outerHTML,
      'loaded addresses': JSON.stringify(performance.getEntries().map(({ name }) => name)),
    };
  });
  return { ...inPage, 'cookies of the context': JSON.stringify(await page.context().cookies()) };
}
