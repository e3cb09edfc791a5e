/** Texts of pages that cost parsers far more than their size suggests. */

const heads = '---\ntitle: Page\n---\n\n';

export function hungryPages(): Readonly<Record<string, string>> {
  const texts: Readonly<Record<string, string>> = {
    'md: 10,000 quotes': '>'.repeat(10_000),
    'md: 10,000 quotes with spaces': '> '.repeat(10_000),
    'md: 10,000 nested divs': `${'<div>'.repeat(10_000)}${'</div>'.repeat(10_000)}`,
    'mdx: 10,000 nested divs': `${'<div>'.repeat(10_000)}${'</div>'.repeat(10_000)}`,
    'mdx: 10,000 nested cards': `${'<Card>'.repeat(10_000)}${'</Card>'.repeat(10_000)}`,
    'md: 20,000 list markers on a line': '- '.repeat(20_000),
    'md: 5,000 nested lists': Array.from(
      { length: 5000 },
      (_, rank) => `${' '.repeat(rank)}- a`,
    ).join('\n'),
    'md: 20,000 opening brackets': '['.repeat(20_000),
    'md: 20,000 nested images': '!['.repeat(20_000),
    'md: 20,000 unclosed links': '[a]('.repeat(20_000),
    'md: 20,000 asterisks': '*a '.repeat(20_000),
    'md: 20,000 asterisks and underscores': '*a_ '.repeat(20_000),
    'md: 20,000 closing emphasis': 'a** '.repeat(20_000),
    'md: nested strong emphasis': `${'*a **a '.repeat(10_000)}b${' a** a*'.repeat(10_000)}`,
    'md: runs of backticks of every length': Array.from(
      { length: 1500 },
      (_, rank) => `e${'`'.repeat(rank)}`,
    ).join(''),
    'md: 20,000 unclosed comments': '<!--'.repeat(20_000),
    'md: 20,000 unclosed instructions': '<?'.repeat(20_000),
    'md: 20,000 unclosed tags': '<a '.repeat(20_000),
    'md: 20,000 quotes in a tag': `<a ${'"'.repeat(20_000)}`,
    'md: 20,000 entities': '&'.repeat(20_000),
    'md: table of 20,000 bars': `${'|'.repeat(20_000)}\n${'|-'.repeat(20_000)}|\n`,
    'md: table of 20,000 rows': `| a |\n| - |\n${'| b |\n'.repeat(20_000)}`,
    'md: 20,000 references': `${'[a]: b\n'.repeat(20_000)}[a]`,
    'md: 20,000 footnotes': Array.from(
      { length: 20_000 },
      (_, rank) => `[^${rank}]: [^${rank + 1}]\n`,
    ).join(''),
    'md: 20,000 uses of one footnote': `${'[^1] '.repeat(20_000)}\n\n[^1]: a`,
    'md: 20,000 URLs': 'http://a.b/'.repeat(20_000),
    'md: 20,000 dollar signs': '$a'.repeat(20_000),
    'md: formula of a macro that doubles': '$$\n\\def\\a{\\a\\a}\\a\n$$',
    'md: formula of 10,000 braces': `$$\n${'{'.repeat(10_000)}${'}'.repeat(10_000)}\n$$`,
    'md: 500 equal headings': '## Same\n\n'.repeat(500),
    'md: 20,000 headings': Array.from({ length: 20_000 }, (_, rank) => `## H${rank}\n`).join('\n'),
    'md: line of 10 MB': 'a '.repeat(5_000_000),
    'md: code of 20,000 lines': `\`\`\`ts\n${'const a = 1;\n'.repeat(20_000)}\`\`\``,
    'md: line of code of 200 kB': `\`\`\`ts\n${'a+'.repeat(100_000)}\n\`\`\``,
    'md: highlights for a billion lines': '```ts {1-999999999}\na\n```',
    'mdx: 20,000 opening braces': '{'.repeat(20_000),
    'mdx: expression of 5,000 brackets': `{${'['.repeat(5000)}${']'.repeat(5000)}}`,
    'mdx: expression of 20,000 sums': `{${'1+'.repeat(20_000)}1}`,
    'mdx: tag with 20,000 props': `<Card ${Array.from({ length: 20_000 }, (_, rank) => `a${rank}="b"`).join(' ')} />`,
    'mdx: components 200 deep': `${'<Tabs><Tab title="a">\n'.repeat(100)}x${'\n</Tab></Tabs>'.repeat(100)}`,
    'mdx: 40 unclosed tags in an expression': `<Note>{${'<script>'.repeat(40)}a</Note>`,
    'mdx: expression that never ends': '{(() => { for (;;); })()}',
    'mdx: promise that never settles': '{await new Promise(() => {})}',
    'mdx: expression that fills the memory':
      '{(() => { const a = []; for (;;) a.push(new Array(1e6).fill(1)); })()}',
    'mdx: expression that exits the process': '{process.exit(3)}',
    'mdx: component that calls itself': 'export const A = () => <A />;\n\n<A />',
    'mdx: import of a missing file': 'import { a } from "./nowhere.mdx"\n\n{a}',
  };
  return {
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, heads + text])),
    'md: front matter of 1 MB': `---\ntitle: ${'a'.repeat(1_000_000)}\n---\n`,
    'md: front matter of 20,000 nested lists': `---\ntitle: ${'['.repeat(20_000)}\n---\n`,
    'md: front matter of aliases that double': `---\n${doublingAliases(24)}title: *a24\n---\n`,
    'md: front matter that never ends': `---\n${'a: b\n'.repeat(20_000)}`,
    'md: an empty file': '',
    'md: NUL, BOM and lone carriage returns': '\uFEFF# a\0b\rc\r\rd',
  };
}

/** Returns YAML in which each alias expands to twice as much as the one before. */
export function doublingAliases(levels: number): string {
  const lines = Array.from(
    { length: levels },
    (_, rank) => `a${rank + 1}: &a${rank + 1} [*a${rank}, *a${rank}]`,
  );
  return `a0: &a0 x\n${lines.join('\n')}\n`;
}
