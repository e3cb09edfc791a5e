import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSession } from '../../../../src/markdown/code/terminal-session.ts';

/** Returns what a reader would copy. */
function typedIn(session: string, language: string): string {
  const lines = session.split('\n');
  const parts = readSession(lines, language);
  return lines
    .flatMap((line, index) => {
      const part = parts[index] ?? 0;
      return part === 'answer' ? [] : [line.slice(part)];
    })
    .join('\n');
}

test('prompts of shells, PowerShell and Python are separated from the input', () => {
  const cases = [
    ['bash', '$ ls\na  b\n$ pwd\n/docs', 'ls\npwd'],
    ['console', 'ada@host:~/my docs$ ls\na  b', 'ls'],
    ['sh', 'root@host:/# ls\na  b', 'ls'],
    ['zsh', 'ada@host ~ % ls\na  b', 'ls'],
    ['bash', '[ada@host docs]$ ls\na  b', 'ls'],
    ['bash', '(venv) $ pip install x\nfine', 'pip install x'],
    ['powershell', 'PS> Get-Item a\nb\nPS C:\\> dir\nc', 'Get-Item a\ndir'],
    ['console', 'PS C:\\Users\\Ada Lace> dir\nc', 'dir'],
    ['ps1', 'PS> Get-Item |\n>> Select-Object Name\na', 'Get-Item |\nSelect-Object Name'],
    [
      'python',
      '>>> for x in y:\n...     print(x)\n...\n1\n>>> x',
      'for x in y:\n    print(x)\n\nx',
    ],
    ['pycon', '>>> 1 + 1\n2', '1 + 1'],
  ] as const;
  for (const [language, session, typed] of cases) {
    assert.equal(typedIn(session, language), typed, session);
  }
});

test('a command continues after a backslash, within quotes and in a here-document', () => {
  const cases = [
    ['$ npm install \\\n  lectern\nadded', 'npm install \\\n  lectern'],
    ['$ npm install \\\n> lectern\nadded', 'npm install \\\nlectern'],
    [
      '$ cat > a <<EOF\n$ text\n\nEOF\n$ cat a\n$ text',
      'cat > a <<EOF\n$ text\n\nEOF\ncat a\ntext',
    ],
    ["$ cat <<-'A' <<B\n\tone\n\tA\ntwo\nB\none", "cat <<-'A' <<B\n\tone\n\tA\ntwo\nB"],
    ['$ cat <<EOF\n> one\n> EOF\none', 'cat <<EOF\none\nEOF'],
    ['$ curl -d \'{\n  "a": 1\n}\' host\n{}', 'curl -d \'{\n  "a": 1\n}\' host'],
    ['$ echo "a\nb \\"c\\"" && ls\na', 'echo "a\nb \\"c\\"" && ls'],
  ] as const;
  for (const [session, typed] of cases) assert.equal(typedIn(session, 'bash'), typed, session);
});

test('a command does not continue after what only looks like a continuation', () => {
  const cases = [
    ["$ ls # it's all\na\n$ pwd", "ls # it's all\npwd"],
    ["$ echo it's\nan error\n$ pwd", "echo it's\npwd"],
    ['$ echo $((1 << 2))\n4', 'echo $((1 << 2))'],
    ['$ grep x <<< "$y"\nx', 'grep x <<< "$y"'],
    ["$ echo 'a\\'\na\\", "echo 'a\\'"],
    ['$ cat <<EOF\nno end', 'cat <<EOF'],
  ] as const;
  for (const [session, typed] of cases) assert.equal(typedIn(session, 'bash'), typed, session);
});

test('code that does not begin with a prompt, or in another language, is not a session', () => {
  for (const [language, code] of [
    ['bash', '# A price\n$ 5'],
    ['bash', 'rsync ada@host:/docs $HOME'],
    ['js', '$ = 1'],
    ['text', '$ ls'],
    ['python', '"""\n>>> 1\n"""'],
  ] as const) {
    assert.equal(typedIn(code, language), code);
  }
});
