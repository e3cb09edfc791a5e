/**
 * Code with equal lines inside and outside of constructs that span lines: strings, comments, blocks of
 * other languages.
 */
export const codeSamples: Readonly<Record<string, readonly string[]>> = {
  typescript: [
    'const a = 1;\nconst b = `\nconst a = 1;\n${a}\n`;\nconst a = 1;\n',
    '/*\nconst a = 1;\n*/\nconst a = 1;\n\n\nreturn a;',
    'const a = 1;\nconst b = `\nconst a = 1;\n`',
  ],
  python: [
    'x = 1\ndef f():\n    """\n    x = 1\n    """\n    x = 1\n',
    'x = 1\n"""\nx = 1\n',
    "s = '''\n# no comment\n'''\n# a comment\n",
  ],
  shellscript: [
    'cat <<END\necho "$x" # text\nEND\necho "$x" # comment\n',
    'echo "one\necho "$x" # text\n"\necho "$x" # comment\n',
  ],
  yaml: ['a: |\n  b: 1\n  # text\nb: 1\n# comment\n', 'b: 1\nc:\n  - b: 1\n'],
  markdown: ['# a\n\n```js\nlet a;\n# a\n```\n# a\nlet a;\n', '> # a\n# a\n\n---\n# a\n'],
  html: [
    '<p>let a</p>\n<script>\nlet a\n</script>\nlet a\n',
    '<!--\n<p>let a</p>\n-->\n<p>let a</p>',
  ],
};
