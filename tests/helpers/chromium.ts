/** Finds a Chromium that starts, or installs one; never starts a browser window. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { type Browser, type BrowserServer, chromium } from 'playwright';

/** The first has no windows to draw, and takes three quarters of the processor time of the others. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Milliseconds: on a busy machine a browser takes its time to start. */
const timeout = 300_000;

/** Starts the browser to test with, with `more` flags if need be. */
export function launchChromium(...more: readonly string[]): Promise<Browser> {
  const executablePath = pathOfChromium();
  return chromium.launch({ executablePath, args: [...flags, ...more], timeout });
}

/** As `launchChromium`, for other processes to connect to. */
export function serveChromium(): Promise<BrowserServer> {
  return chromium.launchServer({
    executablePath: pathOfChromium(),
    args: flags,
    host: '127.0.0.1',
    timeout,
  });
}

/** Path of the browser to test with. @throws where there is none. */
export function pathOfChromium(): string {
  const path = process.env.CHROME_PATH ?? findChromium();
  assert.ok(path, 'There is no Chromium: set CHROME_PATH, or run `npm test` to install it.');
  return path;
}

/** Path of the browser to test with: `CHROME_PATH`, the system's, else Playwright's own. */
function findChromium(): string | undefined {
  return candidates().find(canStart);
}

/** As `findChromium`, but installs a browser where there is none. Undefined when that fails too. */
export function findOrInstallChromium(): string | undefined {
  const found = findChromium();
  if (found !== undefined) return found;
  const playwright = createRequire(import.meta.url).resolve('playwright/package.json');
  install([process.execPath, join(dirname(playwright), 'cli.js'), 'install', 'chromium']);
  return findChromium() ?? installFromDistribution();
}

function installFromDistribution(): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (!install(['apt-get', 'update'])) return undefined;
  const installed = ['chromium-headless-shell', 'chromium'].some((name) =>
    install(['apt-get', 'install', '-y', '--no-install-recommends', name]),
  );
  return installed ? findChromium() : undefined;
}

function candidates(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [
    ...(process.env.CHROME_PATH === undefined ? [] : [process.env.CHROME_PATH]),
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    macApplication,
    chromium.executablePath(),
  ];
}

/** A stub that only says "install me" exists on some systems, as do binaries without libraries. */
function canStart(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

function install([file = '', ...args]: readonly string[]): boolean {
  console.log(`Installing a browser: ${[file, ...args].join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync(file, args, { env, stdio: 'inherit', timeout: 300_000 });
  return status === 0;
}
