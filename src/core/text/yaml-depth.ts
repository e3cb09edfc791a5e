/**
 * Measures how deep a YAML text nests before its parser, which recurses for each level, sees it. Counts the
 * open collections while the lexer, which does not recurse, goes through the text.
 */
import { Lexer } from 'yaml';

/**
 * Tokens that the lexer emits between pieces of the text: start of a document, of a scalar, end of a broken
 * flow collection.
 */
const MARKS = '\x02\x1f\x18';

/** Returns the offset at which lists and mappings are nested more than `limit` levels deep. */
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

/** Rules out most texts without the lexer: each level takes a bracket, a dash or an indent. */
function mayBeDeep(text: string, limit: number): boolean {
  const brackets = text.match(/[[{]/g)?.length ?? 0;
  if (brackets > limit) return true;
  return text.split('\n').some((line) => {
    const [indent = ''] = /^[\s?:-]*/.exec(line) ?? [];
    return indent.length + brackets > limit;
  });
}

class YamlDepth {
  /** Columns of the open block collections, outermost first. */
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
