/** Finds a Chromium that starts, or installs one. Never opens a browser window. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { type Browser, chromium } from 'playwright';

/** Draws no windows, and takes a fifth of the processor time of the other browsers. */
const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages of tests trust each other, and a process for each would cost more than most of the tests.
  '--renderer-process-limit=1',
  '--in-process-gpu',
];

/** In milliseconds. On a busy machine, a browser can take long to start. */
const timeout = 300_000;

/** Starts the browser for tests, with any additional flags in `more`. */
export function launchChromium(...more: readonly string[]): Promise<Browser> {
  const executablePath = pathOfChromium();
  return chromium.launch({ executablePath, args: [...flags, ...more], timeout });
}

/**
 * Returns the path of the browser for tests.
 * @throws if there is none.
 */
export function pathOfChromium(): string {
  const path = process.env.CHROME_PATH ?? findChromium();
  assert.ok(path, 'There is no Chromium: set CHROME_PATH, or run `npm test` to install it.');
  return path;
}

/**
 * Returns the first browser that starts: one without windows, `CHROME_PATH`, the system's, or Playwright's
 * own.
 */
function findChromium(): string | undefined {
  return [...listShells(), ...listBrowsers()].find(canStart);
}

/**
 * Like `findChromium`, but installs a browser without windows if possible, because installing it takes less
 * time than testing with another. Returns undefined if there is none at all.
 */
export async function findOrInstallChromium(): Promise<string | undefined> {
  const found = listShells().find(canStart);
  if (found !== undefined) return found;
  const isAny = listBrowsers().some(canStart);
  if (!isAny) {
    const playwright = createRequire(import.meta.url).resolve('playwright/package.json');
    const script = join(dirname(playwright), 'cli.js');
    await install([process.execPath, script, 'install', '--only-shell', 'chromium']);
  }
  if (!listShells().some(canStart)) await installFromDistribution(isAny);
  return findChromium();
}

/** @param isAny whether there already is a browser, so that only one without windows is worth installing. */
async function installFromDistribution(isAny: boolean): Promise<void> {
  if (process.getuid?.() !== 0) return;
  if (!(await install(['apt-get', 'update']))) return;
  for (const name of isAny ? [shell] : [shell, 'chromium']) {
    if (await install(['apt-get', 'install', '-y', '--no-install-recommends', name])) return;
  }
}

function listShells(): string[] {
  // Playwright only reports where its browser with windows is; the other one is next to it.
  const ofPlaywright = dirname(dirname(dirname(chromium.executablePath())));
  return [
    ...(process.env.CHROME_PATH === undefined ? [] : [process.env.CHROME_PATH]),
    ...inPath(shell),
    ...globSync('chromium_headless_shell-*/*/chrome-headless-shell{,.exe}', {
      cwd: ofPlaywright,
    }).map((file) => join(ofPlaywright, file)),
  ];
}

function listBrowsers(): string[] {
  return [...names.flatMap(inPath), macApplication, chromium.executablePath()];
}

function inPath(name: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
}

/**
 * Whether the binary starts. On some systems it is a stub that only prints "install me", or lacks its
 * libraries.
 */
function canStart(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

function install([file = '', ...args]: readonly string[]): Promise<boolean> {
  console.log(`Installing a browser: ${[file, ...args].join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn(file, args, { env, stdio: 'inherit', timeout: 300_000 });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (status) => resolve(status === 0));
  });
}
