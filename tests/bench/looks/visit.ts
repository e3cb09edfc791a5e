/** Loads a page once, and checks it in windows of every width, in both modes. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import type { Finding } from './in-page.ts';

export const WIDTHS = [1440, 1024, 768, 390, 320] as const;
export const MODES = ['light', 'dark'] as const;
const HEIGHT = 900;
/** Maximum height of a screenshot in pixels; a sheet shows no more. */
const TALLEST = { wide: 2200, narrow: 2000 };

export interface Sighting extends Finding {
  readonly href: string;
  readonly width: number;
  readonly mode: string;
}

export interface Shots {
  readonly folder: string;
  /** Widths and modes to photograph, such as `1440-light`. */
  readonly combinations: readonly string[];
}

interface Visit {
  readonly tab: Page;
  readonly origin: string;
  readonly href: string;
  /** Undefined if no screenshots are wanted. */
  readonly shots: Shots | undefined;
}

/** Bundles what runs in the page as one script that sets the global `looks`. */
export async function bundleChecks(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(import.meta.dirname, 'in-page.ts'),
        formats: ['iife'],
        name: 'looks',
      },
    },
  });
  if (!Array.isArray(output)) throw new Error('Vite gave no bundle.');
  const [first] = output[0]?.output ?? [];
  if (first === undefined) throw new Error('The bundle of the checks is empty.');
  return `${first.code}\nglobalThis.looks = looks;`;
}

/** Opens a tab that sends requests only to the site. */
export async function openTab(browser: Browser, origin: string, checks: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript(checks);
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  return page;
}

export async function visit({ tab, origin, href, shots }: Visit): Promise<Sighting[]> {
  const found: Sighting[] = [];
  const thrown: string[] = [];
  const note = (error: Error) => thrown.push(error.message);
  tab.on('pageerror', note);
  await tab.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
  await tab.goto(origin + href);
  await tab.evaluate(settle);
  for (const width of WIDTHS) {
    await tab.setViewportSize({ width, height: HEIGHT });
    for (const mode of MODES) {
      const isFirst = width === WIDTHS[0] && mode === 'light';
      const findings = await tab.evaluate(look, { mode, isFirst });
      found.push(...findings.map((finding) => ({ ...finding, href, width, mode })));
      const name = `${width}-${mode}`;
      if (shots?.combinations.includes(name)) await photograph(tab, { name, href, shots, width });
    }
  }
  tab.off('pageerror', note);
  const [width, mode] = [WIDTHS[0], 'light'];
  found.push(
    ...thrown.map((detail) => ({ check: 'script', place: '', detail, href, width, mode })),
  );
  return found;
}

interface Photo {
  readonly name: string;
  readonly href: string;
  readonly shots: Shots;
  readonly width: number;
}

async function photograph(tab: Page, { name, href, shots, width }: Photo): Promise<void> {
  const file = `${name}${href.replaceAll('/', '~')}.jpg`;
  const whole = await tab.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(whole, width >= 1024 ? TALLEST.wide : TALLEST.narrow);
  await tab.screenshot({
    path: join(shots.folder, file),
    type: 'jpeg',
    quality: 80,
    fullPage: true,
    clip: { x: 0, y: 0, width, height },
  });
}

/** Runs in the page: waits for fonts and for all images, including those that load lazily. */
async function settle(): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  const wait = new Promise((resolve) => setTimeout(resolve, 3000));
  const loaded = images.map((image) => image.decode().catch(() => undefined));
  await Promise.race([wait, Promise.all([...loaded, document.fonts.ready])]);
}

/** Runs in the page. */
function look({ mode, isFirst }: { mode: string; isFirst: boolean }): Finding[] {
  document.documentElement.classList.toggle('dark', mode === 'dark');
  const { looks } = globalThis as unknown as {
    looks: { lookAt: (isFirst: boolean) => Finding[] };
  };
  return looks.lookAt(isFirst);
}
