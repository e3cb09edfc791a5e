/**
 * `node scripts/record-terminal.ts`: records real runs of `check`, `check --fix` and `dev` on a small
 * project with mistakes, as asciicast v2 in `public/recordings/` (`asciinema play` shows them), and writes
 * the final terminal output into `content/publishing/terminal.mdx`. Needs `script` of util-linux.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const root = fileURLToPath(new URL('../', import.meta.url));
const page = join(root, 'content/publishing/terminal.mdx');
const width = 92;

const project: Readonly<Record<string, string>> = {
  'docs/docs.json': `{
  "name": "Acme",
  "colors": {
    "primary": "#4f46e5",
    "lihgt": "#a5b4fc"
  },
  "navigation": [{ "group": "Start", "pages": ["index", "guides/setpu"] }]
}
`,
  'docs/index.mdx': '---\ntitle: Welcome\n---\n\nBegin with the [setup](/guides/setpu).\n',
  'docs/guides/setup.mdx': '---\ntitle: Setup\n---\n\n## Install\n\n#### On Linux\n\nText.\n',
};

interface Scene {
  readonly name: string;
  readonly words: readonly string[];
  /** What happens while the command runs: keys are pressed, and files are written. */
  readonly act: (stage: Stage) => Promise<void>;
}

interface Stage {
  readonly type: (keys: string) => void;
  readonly write: (path: string, text: string) => void;
  /** Resolves when the terminal output since the last match contains this. */
  readonly shows: (pattern: RegExp) => Promise<void>;
}

const scenes: readonly Scene[] = [
  { name: 'check', words: ['check', 'docs'], act: () => Promise.resolve() },
  {
    name: 'fix',
    words: ['check', 'docs', '--fix'],
    async act({ shows, type }) {
      await shows(/\[y\/N\]|\? *$/);
      type('y\n');
    },
  },
  {
    name: 'dev',
    words: ['dev', 'docs'],
    async act({ shows, type, write }) {
      await shows(/Press h/);
      type('h');
      await shows(/Quit|quit|End/);
      write('docs/index.mdx', '---\ntitle: Welcome\n---\n\n<Note>\nBegin with the setup.\n');
      await shows(/\d error/);
      write(
        'docs/index.mdx',
        '---\ntitle: Welcome\n---\n\n<Note>\nBegin with the setup.\n</Note>\n',
      );
      await shows(/No problems/);
      type('q');
    },
  },
];

type Event = readonly [seconds: number, kind: 'o', text: string];

/** Runs a scene in a terminal; returns its output with timestamps. */
async function record({ name, words, act }: Scene, folder: string): Promise<readonly Event[]> {
  const command = ['lectern', ...words].join(' ');
  const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    cwd: folder,
    env: { ...process.env, COLUMNS: `${width}`, PATH: `${folder}/bin:${process.env.PATH ?? ''}` },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const start = performance.now();
  const events: Event[] = [[0, 'o', `$ ${command}\r\n`]];
  let shown = '';
  let waiting: { pattern: RegExp; resolve: () => void } | undefined;
  const look = () => {
    if (waiting?.pattern.test(stripVTControlCharacters(shown)) !== true) return;
    shown = '';
    waiting.resolve();
    waiting = undefined;
  };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    events.push([Math.round(performance.now() - start) / 1000, 'o', text]);
    shown += text;
    look();
  });
  const ended = once(child, 'close');
  await act({
    type: (keys) => child.stdin.write(keys),
    write: (path, text) => writeFileSync(join(folder, path), text),
    shows: async (pattern) => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      waiting = { pattern, resolve: () => resolve(undefined) };
      look();
      await Promise.race([promise, ended.then(() => Promise.reject(new Error(`${name} ended`)))]);
      // Viewers need time to read before the next thing happens.
      await pause(400);
    },
  });
  await ended;
  return events;
}

/** Returns the final output, without text that was overwritten after a carriage return. */
function toFrame(events: readonly Event[]): string {
  const text = stripVTControlCharacters(events.map(([, , each]) => each).join(''));
  return text
    .split('\n')
    .map((line) => (line.replace(/\r+$/, '').split('\r').at(-1) ?? '').trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function writeScene(name: string, events: readonly Event[]): void {
  const height = 40;
  const header = JSON.stringify({ version: 2, width, height, env: { TERM: 'xterm-256color' } });
  const file = join(root, `public/recordings/${name}.cast`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${[header, ...events.map((event) => JSON.stringify(event))].join('\n')}\n`);
  const text = readFileSync(page, 'utf8');
  const frame = `{/* Frame: ${name} */}\n\n\`\`\`text nocopy\n${toFrame(events)}\n\`\`\`\n\n{/* End */}`;
  const place = new RegExp(`\\{/\\* Frame: ${name} \\*/\\}[^]*?\\{/\\* End \\*/\\}`);
  writeFileSync(
    page,
    text.replace(place, () => frame),
  );
}

const folder = mkdtempSync(join(tmpdir(), 'lectern-recording-'));
const bin = `#!/bin/sh\nexec "${process.execPath}" "${join(root, 'src/cli/bin.mjs')}" "$@"\n`;
for (const [path, text] of Object.entries({ ...project, 'bin/lectern': bin })) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text, { mode: 0o755 });
}
// A first run compiles what later runs reuse, which would distort the recording.
await once(spawn(join(folder, 'bin/lectern'), ['check', 'docs'], { cwd: folder }), 'exit');
rmSync(join(folder, 'docs/.lectern'), { recursive: true, force: true });
for (const scene of scenes) writeScene(scene.name, await record(scene, folder));
rmSync(folder, { recursive: true, force: true });
