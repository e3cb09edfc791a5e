/**
 * How deep a text of YAML nests, measured before its parser, which calls itself for each level, is given
 * it. Counts what is open while the lexer, which does not call itself, goes through the text.
 */
import { Lexer } from 'yaml';

/** What the lexer says between pieces of the text: a document, a scalar, the end of a broken list. */
const MARKS = '\x02\x1f\x18';

/** The offset at which lists and mappings are open inside one another more than `limit` times. */
export function findDeepYaml(text: string, limit: number): number | undefined {
  if (!mayBeDeep(text, limit)) return undefined;
  const depth = new YamlDepth();
  let offset = 0;
  for (const token of new Lexer().lex(text)) {
    if (MARKS.includes(token)) continue;
    depth.add(token);
    if (depth.value > limit) return offset;
    offset += token.length;
  }
  return undefined;
}

/** Most texts are known to be flat without their lexer: each level takes a bracket, a dash or an indent. */
function mayBeDeep(text: string, limit: number): boolean {
  const brackets = text.match(/[[{]/g)?.length ?? 0;
  if (brackets > limit) return true;
  return text.split('\n').some((line) => {
    const [indent = ''] = /^[\s?:-]*/.exec(line) ?? [];
    return indent.length + brackets > limit;
  });
}

class YamlDepth {
  /** Columns of block collections that are open, from the outermost. */
  readonly #columns: number[] = [];
  #flow = 0;
  #column = 0;
  /** Where the latest piece of text on this line began, which may turn out to be a key. */
  #key = 0;

  get value(): number {
    return this.#columns.length + this.#flow;
  }

  add(token: string): void {
    if (token === '[' || token === '{') this.#flow += 1;
    else if (token === ']' || token === '}') this.#flow = Math.max(0, this.#flow - 1);
    else if (this.#flow === 0) this.#addBlock(token);
    const lastBreak = token.lastIndexOf('\n');
    this.#column = lastBreak === -1 ? this.#column + token.length : token.length - lastBreak - 1;
  }

  #addBlock(token: string): void {
    if (token === '-' || token === '?') this.#open(this.#column);
    else if (token === ':') this.#open(this.#key);
    else if (token.trim() !== '') this.#key = this.#column;
  }

  #open(column: number): void {
    while ((this.#columns.at(-1) ?? -1) > column) this.#columns.pop();
    if (this.#columns.at(-1) !== column) this.#columns.push(column);
  }
}
