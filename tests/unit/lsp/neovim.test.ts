/** The language server in a real editor, set up as the page about editors describes. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { listFences } from '../../commands/extract.ts';
import { withCommand } from '../../helpers/commands/command-on-path.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { repositoryRoot } from '../../helpers/source/read-sources.ts';

const driver = fileURLToPath(new URL('../../helpers/commands/drive-neovim.lua', import.meta.url));
const page = readFileSync(join(repositoryRoot, 'content/reference/editors.mdx'), 'utf8');
const setup = listFences(page).find(({ language }) => language === 'lua')?.code ?? '';

/** Whether this machine has a Neovim that is new enough for the setup. */
function hasNeovim(): boolean {
  const { stdout } = spawnSync('nvim', ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /NVIM v(\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  return Number(major) > 0 || Number(minor) >= 11;
}

const files = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    nmae: 'Acme',
    navigation: [{ group: 'Start', pages: ['index', 'setup'] }],
  }),
  'index.mdx': '# Home\n\nSee [this](/setup) and [that](/setpu).\n\n<Car />\n',
  'setup.mdx': '# Setup\n\nText.\n',
};

test(
  'Neovim reports mistakes, completes, explains, fixes, jumps to pages and renames them',
  { skip: !hasNeovim() && 'not run: there is no Neovim of version 0.11 or newer' },
  () => {
    const dir = tempFolder({ ...files, 'editor/init.lua': setup });
    const words = ['--headless', '-i', 'NONE', '-n', '-u', 'editor/init.lua'];
    const run = spawnSync('nvim', [...words, '-c', `luafile ${driver}`], {
      cwd: dir,
      encoding: 'utf8',
      env: { ...withCommand(dir), XDG_STATE_HOME: join(dir, 'editor') },
    });
    assert.equal(run.status, 0, run.stderr);
    const { offered, ...seen } = JSON.parse(readFileSync(join(dir, 'seen.json'), 'utf8')) as {
      readonly offered: readonly string[];
    };
    assert.deepEqual(seen, {
      page: ['3:31 link/missing-page', '5:1 page/unknown-component'],
      hover: ['**Setup**', '', '`setup.mdx`'],
      old_name: 'setup',
      omnifunc: 'v:lua.vim.lsp.omnifunc',
      config: ['1:16 config/unknown-key'],
    });
    assert.ok(offered.includes('Card'), offered.join());
    assert.ok(existsSync(join(dir, 'start/install.mdx')) && !existsSync(join(dir, 'setup.mdx')));
    assert.match(readFileSync(join(dir, 'index.mdx'), 'utf8'), /\[this\]\(\/start\/install\)/);
    const config = readFileSync(join(dir, 'docs.json'), 'utf8');
    assert.match(config, /"start\/install"/);
    assert.match(config, /"destination": ?"\/start\/install"/);
  },
);
