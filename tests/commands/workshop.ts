/** The folders in which readers run commands, as `table.ts` names them. */
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder, writeFiles } from '../helpers/files/temp-folder.ts';
import { runCommand } from '../helpers/runner/run-command.ts';
import { repositoryRoot } from '../helpers/source/read-sources.ts';
import type { Room } from './table.ts';

export interface Workshop {
  readonly folderOf: (room: Room) => string;
  readonly env: Record<string, string>;
  /** Recreates the projects, and removes folders that one of the commands writes. */
  readonly tidy: (commands: readonly string[]) => void;
  /** Replaces folders of a whole machine in a command by folders of the workshop. */
  readonly translate: (command: string) => string;
}

const page = (title: string) =>
  `---\ntitle: ${title}\n---\n\nText with a [link](https://example.com).\n`;

const project = {
  'package.json': '{ "name": "project", "private": true }',
  'docs/docs.json': JSON.stringify({
    name: 'Acme',
    navigation: [{ group: 'Start', pages: ['index', 'guides/setup'] }],
    redirects: [{ source: '/old', destination: '/guides/setup' }],
  }),
  'docs/index.mdx': page('Welcome'),
  'docs/guides/setup.mdx': page('Setup'),
  'access.log': ['/gone/', '/lost/', '/gone/']
    .map((path) => `{"kind":"answered","method":"GET","path":"${path}","status":404}\n`)
    .join(''),
};

/** Responds in place of the reader's old site. */
const curl = `#!/bin/sh
printf '<urlset><url><loc>https://docs.example.com/</loc></url><url><loc>https://docs.example.com/gone/</loc></url></urlset>'
`;

/**
 * Creates the folders.
 * @param registry where npm finds the package and its dependencies.
 */
export async function openWorkshop(tarball: string, registry: string): Promise<Workshop> {
  const root = tempFolder({ 'tools/curl': curl });
  // Otherwise npm would look for a project in the folders around it, where other programs may have left
  // one.
  mkdirSync(join(root, 'empty/node_modules'), { recursive: true });
  mkdirSync(join(root, 'project'));
  symlinkSync('../empty/node_modules', join(root, 'project/node_modules'));
  linkClone(join(root, 'lectern'), tarball);
  await writeTranslated(join(root, 'translated'));
  const folders: Readonly<Record<Room, string>> = {
    clone: 'lectern',
    docs: 'project/docs',
    empty: 'empty',
    global: 'lectern',
    project: 'project',
    translated: 'translated',
  };
  const bins = ['tools', 'global/bin', 'project/node_modules/.bin'].map((bin) => join(root, bin));
  await runCommand(['chmod', '+x', join(root, 'tools/curl')]);
  return {
    folderOf: (room) => join(root, folders[room]),
    tidy: (commands) => {
      rmSync(join(root, 'project/docs'), { recursive: true, force: true });
      writeFiles(join(root, 'project'), project);
      for (const command of commands) {
        const written = /\binit (?:\.\.\/)?(my-\w+)/.exec(command)?.[1];
        if (written === undefined) continue;
        for (const room of ['project', 'empty', '.']) {
          rmSync(join(root, room, written), { recursive: true, force: true });
        }
      }
    },
    translate: (command) =>
      command
        .replaceAll('/tmp/', join(root, 'tmp/'))
        .replaceAll('/var/www/docs', join(root, 'project/site')),
    env: {
      PATH: [...bins, process.env['PATH']].join(':'),
      npm_config_registry: registry,
      npm_config_cache: join(root, 'npm-cache'),
      npm_config_prefix: join(root, 'global'),
      npm_config_audit: 'false',
      npm_config_fund: 'false',
      npm_config_update_notifier: 'false',
      npm_config_fetch_retries: '0',
      CF_PAGES_BRANCH: 'change',
      CF_PAGES_URL: 'https://preview.example.com',
      NUMBER: '12',
    },
  };
}

/** Creates a reader's clone: this repository, without files generated in it. */
function linkClone(folder: string, tarball: string): void {
  mkdirSync(folder);
  const entries = readdirSync(repositoryRoot);
  for (const name of entries.filter((entry) => !/^\.|^dist|\.tgz$/.test(entry))) {
    symlinkSync(join(repositoryRoot, name), join(folder, name));
  }
  symlinkSync(tarball, join(folder, 'lectern-0.1.0.tgz'));
}

/**
 * Writes a project in which `missing.mdx` has no translation, and the translation of `old.mdx` is older
 * than its page.
 */
async function writeTranslated(folder: string): Promise<void> {
  const commit = async (files: Readonly<Record<string, string>>, date: string) => {
    writeFiles(folder, files);
    const env = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    const as = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
    await runCommand(['git', 'add', '.'], { cwd: folder });
    await runCommand(['git', ...as, 'commit', '-qm', 'Write'], { cwd: folder, env });
  };
  mkdirSync(folder);
  await runCommand(['git', 'init', '-q'], { cwd: folder });
  const both = (name: string) => ({
    [`docs/content/en/${name}.mdx`]: 'Text.\n',
    [`docs/content/de/${name}.mdx`]: 'Text.\n',
  });
  const missing = { 'docs/content/en/missing.mdx': 'Text.\n' };
  await commit({ ...both('old'), ...both('new'), ...missing }, '2026-01-01T00:00:00Z');
  await commit({ 'docs/content/en/old.mdx': 'Other text.\n' }, '2026-02-01T00:00:00Z');
}
