/** What a build says about leftovers of another user that it may not replace. */
import assert from 'node:assert/strict';
import { chmodSync, chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite, test } from 'node:test';
import { openOutputFolder } from '../../../../src/node/output/output-folder.ts';
import { asOrdinaryUser } from '../../../helpers/commands/ordinary-user.ts';
import { tempFolder, writeFiles } from '../../../helpers/files/temp-folder.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';
import { fillSite } from '../../../helpers/values/fill-site.ts';

/** No process has an id this large. */
const DEAD = 2 ** 22 + 1;

/** Makes a folder with a project, in which anyone may write; in a sticky one only to their own files. */
function project(mode: number) {
  const dir = tempFolder({ 'docs.json': '{}', 'index.mdx': 'hello' });
  chmodSync(dirname(dir), 0o755);
  chmodSync(dir, mode);
  return { dir, out: join(dir, 'dist'), base: '' };
}

/** Opens the output folder as an ordinary user; returns why it is refused. */
function refusal(request: ReturnType<typeof project>): string {
  const opened = asOrdinaryUser(() => openOutputFolder(request));
  if (opened.kind === 'opened') opened.output.discard();
  return opened.kind === 'refused' ? diagnosticText(opened.diagnostic, request.dir) : '';
}

const skip = process.geteuid?.() === 0 ? false : 'only root can leave files of other users behind';

suite('leftovers of another user', { skip }, () => {
  test('a staging folder that cannot be removed is named, with its owner', () => {
    const request = project(0o777);
    const left = `${request.out}.lectern-${DEAD}`;
    writeFiles(left, { 'index.html': 'one' });
    assert.equal(
      refusal(request),
      `error output/blocked: A build has to replace "<dir>/dist.lectern-${DEAD}", which belongs to root, and the system does not allow that: the operation is not permitted. -> Delete it as its owner or as root (sudo rm -r "<dir>/dist.lectern-${DEAD}"), or choose another --out.`,
    );
    chownSync(left, 1234, 1234);
    assert.match(refusal(request), /, which belongs to the user 1234, /);
    assert.ok(existsSync(join(left, 'index.html')));
  });

  test('a stale lock and an old site in a sticky folder are named', () => {
    const withLock = project(0o1777);
    writeFileSync(`${withLock.out}.lectern-lock`, String(DEAD));
    assert.match(refusal(withLock), /blocked: A build has to replace "<dir>\/dist\.lectern-lock"/);
    const withOld = project(0o1777);
    mkdirSync(`${withOld.out}.lectern-old`);
    assert.match(refusal(withOld), /blocked: A build has to replace "<dir>\/dist\.lectern-old"/);
  });

  test('a site that another user built is named before and after the build', async () => {
    const request = project(0o1777);
    mkdirSync(request.out);
    const opened = asOrdinaryUser(() => openOutputFolder(request));
    assert.ok(opened.kind === 'opened');
    asOrdinaryUser(() => fillSite(opened.output.files, { 'index.html': 'two' }));
    const problem = await asOrdinaryUser(() => opened.output.replace());
    assert.match(problem?.message ?? '', /dist", which belongs to root, .* not permitted\.$/);
    chmodSync(request.out, 0o700);
    assert.match(refusal(request), /blocked: A build has to replace "<dir>\/dist", /);
  });

  test('a lock that cannot be read counts as held', () => {
    const request = project(0o777);
    const lock = `${request.out}.lectern-lock`;
    writeFileSync(lock, String(process.ppid), { mode: 0o600 });
    assert.match(
      refusal(request),
      /^error output\/busy: Another process is already building into /,
    );
    assert.ok(existsSync(lock));
  });

  test('a folder in which nothing may be written is still named as such', () => {
    const request = project(0o755);
    writeFileSync(`${request.out}.lectern-lock`, String(DEAD));
    assert.match(refusal(request), /^error output\/not-writable: /);
  });
});
