/**
 * `node scripts/take-screenshots.ts`: runs `npm start` and takes all screenshots again, light and dark: of
 * the page "Try the API", in `public/images/playground/`, and of a page for the README, in
 * `public/images/site/`. Needs a Chromium, and the API's port must be free.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { findPort } from '../src/server/listen.ts';
import { launchChromium } from '../tests/helpers/browser/chromium.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const images = join(root, 'public/images');
const demoToken = 'lectern-demo-token-for-localhost-only';

/** Starts the site and its API with empty storage; returns the site's address and the process. */
async function startSite(storage: string) {
  // A service that is already running would answer instead of this one, with groups of its own.
  await findPort('127.0.0.1', 4322);
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    env: { ...process.env, DATABASE_FILE: join(storage, `${Math.random()}.sqlite`) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
    output += chunk.toString();
    const url = /➜ (http:\S+)\//.exec(output)?.[1];
    if (url !== undefined) return { url, child };
  }
  throw new Error(`The site did not start:\n${output}`);
}

interface Step {
  readonly name: string;
  /** The part of the playground on the screenshot. */
  readonly part: 'form' | 'answer';
}

async function takeImage(page: Page, { name, part }: Step, mode: string): Promise<void> {
  // The screenshot must not show a focus ring.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const first = page.locator(part === 'form' ? '.endpoint' : '.playground-bar').first();
  const last = page.locator(part === 'form' ? '.playground-bar' : '.playground-response').first();
  const [from, to] = [await first.boundingBox(), await last.boundingBox()];
  if (!from || !to) throw new Error(`There is nothing to see for ${name}.`);
  const [x, y] = [Math.floor(from.x), Math.floor(from.y)];
  const width = Math.ceil(Math.max(from.width, to.width));
  const clip = { x, y, width, height: Math.ceil(to.y + to.height - from.y) };
  await write(
    await page.screenshot({ clip, animations: 'disabled' }),
    `playground/${name}-${mode}`,
  );
}

async function write(png: Buffer, name: string): Promise<void> {
  const file = join(images, `${name}.webp`);
  mkdirSync(dirname(file), { recursive: true });
  await sharp(png).webp({ quality: 82, effort: 6 }).toFile(file);
}

async function openOperation(page: Page, url: string, body: object): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.locator('.playground-panel .playground-line input').first().fill(demoToken);
  await page.getByRole('button', { name: 'JSON', exact: true }).click();
  await page.getByRole('textbox', { name: 'Body' }).fill(JSON.stringify(body, undefined, 2));
}

async function send(page: Page): Promise<string> {
  // There is none before the first request.
  const responses = page.locator('.playground-response .answer');
  await responses.evaluateAll((shown) => shown.forEach((each) => each.replaceChildren()));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('region', { name: 'Body' }).waitFor();
  return (await page.getByRole('region', { name: 'Body' }).textContent()) ?? '';
}

async function takeSeries(page: Page, url: string, mode: string): Promise<void> {
  const operations = `${url}/user-groups`;
  const group = { user_group_id: 'initech', name: 'Initech', properties: { country: 'DE' } };
  await openOperation(page, `${operations}/get-user/`, group);
  await takeImage(page, { name: 'form', part: 'form' }, mode);
  const token = /"(ugt_[\w-]+)"/.exec(await send(page))?.[1] ?? '';
  await takeImage(page, { name: 'created', part: 'answer' }, mode);
  await send(page);
  await takeImage(page, { name: 'found', part: 'answer' }, mode);
  const renamed = { user_group_id: 'initech', name: 'Initech GmbH' };
  await openOperation(page, `${operations}/update-user/`, renamed);
  await send(page);
  await takeImage(page, { name: 'renamed', part: 'answer' }, mode);
  await openOperation(page, `${operations}/rotate-token/`, { current_token: token });
  await send(page);
  await takeImage(page, { name: 'rotated', part: 'answer' }, mode);
  await send(page);
  await takeImage(page, { name: 'refused', part: 'answer' }, mode);
}

type Mode = 'light' | 'dark';

/** Takes a screenshot of what a reader first sees of an operation. */
async function takePage(browser: Browser, url: string, mode: Mode): Promise<void> {
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ viewport, colorScheme: mode, deviceScaleFactor: 1.5 });
  const page = await context.newPage();
  await page.goto(`${url}/user-groups/update-user/`);
  await write(await page.screenshot({ animations: 'disabled' }), `site/operation-${mode}`);
  await context.close();
}

const storage = mkdtempSync(join(tmpdir(), 'lectern-screenshots-'));
const browser = await launchChromium();
try {
  for (const mode of ['light', 'dark'] as const) {
    const { url, child } = await startSite(storage);
    try {
      const viewport = { width: 1180, height: 2400 };
      const context = await browser.newContext({
        viewport,
        colorScheme: mode,
        deviceScaleFactor: 2,
      });
      await takeSeries(await context.newPage(), url, mode);
      await context.close();
      await takePage(browser, url, mode);
    } finally {
      child.kill('SIGTERM');
      await once(child, 'close');
    }
  }
} finally {
  await browser.close();
  rmSync(storage, { recursive: true, force: true });
}
