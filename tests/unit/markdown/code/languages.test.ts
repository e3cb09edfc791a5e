import assert from 'node:assert/strict';
import { test } from 'node:test';

import { importGrammar, resolveLanguage } from '../../../../src/markdown/code/languages.ts';

test('names, abbreviations and common aliases resolve to one grammar', () => {
  const grammars = {
    javascript: ['js', 'javascript', 'node'],
    jsx: ['jsx'],
    shellscript: ['sh', 'shell', 'bash', 'zsh', 'curl', 'terminal'],
    shellsession: ['console', 'shell-session'],
    dotenv: ['env', 'dotenv', 'env.example', 'env.local'],
    go: ['go', 'golang'],
    yaml: ['yml', 'yaml'],
    mdx: ['mdx'],
    docker: ['dockerfile'],
    sql: ['postgresql'],
    cpp: ['c++', 'hpp', 'cuda'],
    'ssh-config': ['ssh-config', 'sshconfig', 'ssh_config'],
    apache: ['apacheconf'],
    jsonl: ['ndjson'],
    ini: ['gitconfig'],
    systemd: ['unit'],
  };
  for (const [id, names] of Object.entries(grammars)) {
    for (const name of names)
      assert.deepEqual(resolveLanguage(name), { kind: 'grammar', id }, name);
  }
});

test('plain text has many names and needs no grammar', () => {
  for (const name of ['', 'text', 'txt', 'plain', 'plaintext', 'output', 'cron', 'dockerignore']) {
    assert.deepEqual(resolveLanguage(name), { kind: 'plain' }, name);
  }
});

test('a misspelled language is unknown, and the nearest one is suggested', () => {
  assert.deepEqual(resolveLanguage('pyhton'), { kind: 'unknown', nearest: 'python' });
  assert.deepEqual(resolveLanguage('qqqqqqqqqqq'), { kind: 'unknown' });
  assert.deepEqual(resolveLanguage('__proto__').kind, 'unknown');
});

test('every alias resolves to a grammar that exists', async () => {
  const names =
    'env golang curl htaccess cplusplus patch gradle mjml pycon rake sol ads nasm opencl edn cl cr dlang udiff containerfile iex fortran feature j2 syslog octave obj-c mli delphi pp purs starlark rscript rkt cshtml restructuredtext irb bigquery sshconfig sv service vlang vbs wat mathematica xaml xslt asyncapi mustache';
  for (const name of names.split(' ')) {
    const language = resolveLanguage(name);
    assert.ok(language.kind === 'grammar', name);
    assert.ok((await importGrammar(language.id)).length > 0, name);
  }
});

test('a short name is suggested only if letters were swapped', () => {
  assert.deepEqual(resolveLanguage('neon'), { kind: 'unknown' });
  assert.deepEqual(resolveLanguage('jsno'), { kind: 'unknown', nearest: 'json' });
  assert.deepEqual(resolveLanguage('kron'), { kind: 'unknown' });
  assert.deepEqual(resolveLanguage('cron'), { kind: 'plain' });
  assert.deepEqual(resolveLanguage('abc'), { kind: 'unknown' });
});

test('the name of a file is suggested as a title after its language', () => {
  const nearestOf = (name: string) => {
    const language = resolveLanguage(name);
    return language.kind === 'unknown' ? language.nearest : language;
  };
  assert.equal(nearestOf('src/index.ts'), 'ts src/index.ts');
  assert.equal(nearestOf('notes.txt'), 'txt notes.txt');
  assert.equal(nearestOf('photo.png'), undefined);
  assert.deepEqual(nearestOf('env.local'), { kind: 'grammar', id: 'dotenv' });
});
