/**
 * Colors a sample that changes while its reader fills in a form. The page's own code was colored with full
 * grammars; here, a few rules cover what changes: strings, numbers, names of options. Other words get the
 * color that the page has given them.
 */

/** A piece of a line, with the class of its color if it has one. */
export interface ColoredPiece {
  readonly text: string;
  readonly color?: string;
}

export interface ColoredLine {
  readonly pieces: readonly ColoredPiece[];
  /** Whether the line continues a string that began on an earlier line. */
  readonly isInside: boolean;
}

/** How a language writes a string literal. Rules with longer delimiters come first. */
interface TextRule {
  readonly pattern: string;
  readonly escape?: RegExp;
}

const slash = /\\(?:u[\da-fA-F]{4}|[\s\S])/g;
const double = { pattern: String.raw`"(?:[^"\\]|\\[\s\S])*(?:"|$)`, escape: slash };
const triple = {
  pattern: String.raw`"""(?:[^"\\]|\\[\s\S]|"(?!""))*(?:"""|$)`,
  escape: slash,
};
const escapedSingle = String.raw`'(?:[^'\\]|\\[\s\S])*(?:'|$)`;
const single = { pattern: escapedSingle, escape: /\\[\\']/g };
const template = '`(?:[^`\\\\]|\\\\[\\s\\S])*(?:`|$)';

const rulesByLanguage: Readonly<Record<string, readonly TextRule[]>> = {
  bash: [{ pattern: String.raw`'[^']*(?:'|$)` }],
  python: [triple, double],
  javascript: [
    { pattern: escapedSingle, escape: slash },
    { pattern: template, escape: slash },
  ],
  go: [{ pattern: '`[^`]*(?:`|$)' }, double],
  java: [triple, double],
  ruby: [single],
  php: [single],
  csharp: [{ pattern: String.raw`"""[\s\S]*?(?:"""|$)` }, double],
};

const words = String.raw`--?[a-z][\w-]*|[A-Za-z_$][\w$]*|\d[\w.+]*`;

/** @param colors classes of words that have a special color, by word. */
export function highlightCode(
  code: string,
  language: string,
  colors: ReadonlyMap<string, string> = new Map(),
): readonly ColoredLine[] {
  const rules = rulesByLanguage[language] ?? [];
  const texts = rules.map(({ pattern }) => `(${pattern})`);
  const pattern = new RegExp([...texts, words, String.raw`\\(?=[\n'])'?`].join('|'), 'g');
  const painter = new Painter();
  let at = 0;
  for (const { 0: text, index, ...groups } of code.matchAll(pattern)) {
    painter.add(code.slice(at, index));
    at = index + text.length;
    const rule = rules.find((_, rank) => groups[rank + 1] !== undefined);
    if (rule) for (const piece of splitEscapes(text, rule.escape)) painter.addText(piece);
    else painter.add(text, colorOf(text, { rest: code.slice(at), language, colors }));
  }
  painter.add(code.slice(at));
  return painter.lines;
}

interface WordContext {
  readonly rest: string;
  readonly language: string;
  readonly colors: ReadonlyMap<string, string>;
}

function colorOf(word: string, { rest, language, colors }: WordContext): string | undefined {
  if (word.startsWith('\\')) return 'tr';
  if (/^\d|^(?:true|false|null|True|False|None)$/.test(word)) return 'tn';
  if (language === 'bash' && word.startsWith('-')) return 'ta';
  if (language === 'javascript' && /^:\s/.test(rest)) return 'ta';
  return colors.get(word);
}

/** Splits off escape sequences, which have their own color. */
function splitEscapes(text: string, escape: RegExp | undefined): readonly ColoredPiece[] {
  const pieces: ColoredPiece[] = [];
  let at = 0;
  for (const { 0: mark, index } of escape === undefined ? [] : text.matchAll(escape)) {
    pieces.push({ text: text.slice(at, index), color: 'ts' }, { text: mark, color: 'tr' });
    at = index + mark.length;
  }
  return [...pieces, { text: text.slice(at), color: 'ts' }];
}

/** Distributes pieces to lines, and merges neighbors of the same color. */
class Painter {
  readonly lines: { pieces: ColoredPiece[]; isInside: boolean }[] = [
    { pieces: [], isInside: false },
  ];

  add(text: string, color?: string): void {
    this.#write(color === undefined ? { text } : { text, color }, false);
  }

  addText(piece: ColoredPiece): void {
    this.#write(piece, true);
  }

  #write({ text, color }: ColoredPiece, isInside: boolean): void {
    for (const [rank, part] of text.split('\n').entries()) {
      if (rank > 0) this.lines.push({ pieces: [], isInside });
      const line = this.lines.at(-1);
      if (part === '' || line === undefined) continue;
      const last = line.pieces.at(-1);
      if (last?.color === color && last !== undefined) {
        line.pieces[line.pieces.length - 1] = { ...last, text: last.text + part };
      } else line.pieces.push(color === undefined ? { text: part } : { text: part, color });
    }
  }
}
