/** What code of a page asks of the machine that builds the site: its environment, and `import.meta`. */
import { parseSync, Visitor } from 'rolldown/utils';
import { parseJsx } from '../repair/jsx-code.ts';

export interface EnvironmentUse {
  /** As it is written, with the variable where that can be told: `process.env.HOME`. */
  readonly name: string;
  readonly kind: 'process' | 'meta';
  readonly at: number;
}

const MENTION = /\bprocess\b|\bimport\s*\.\s*meta\b/;

/** In the order of the code; none in code that does not parse. */
export function findEnvironmentUses(code: string): EnvironmentUse[] {
  if (!MENTION.test(code)) return [];
  const whole = parseJsx(code);
  // Braces of an object are those of a block to a parser that expects a statement.
  const program = whole ?? parseJsx(`(${code}\n)`);
  if (program === undefined) return [];
  const shift = whole === undefined ? 1 : 0;
  const uses = new Map<number, EnvironmentUse>();
  new Visitor({
    MemberExpression({ object, property, start }) {
      const variable = property.type === 'Identifier' ? property.name : undefined;
      const at = start - shift;
      if (isEnvironment(object) && variable !== undefined) {
        uses.set(at, { name: `process.env.${variable}`, kind: 'process', at });
      } else if (isProcess(object) && variable === 'env') {
        if (!uses.has(at)) uses.set(at, { name: 'process.env', kind: 'process', at });
      }
    },
    MetaProperty({ meta, start }) {
      if (meta.name !== 'import') return;
      uses.set(start - shift, { name: 'import.meta', kind: 'meta', at: start - shift });
    },
  }).visit(program);
  return [...uses.values()].sort((one, other) => one.at - other.at);
}

/** What `import.meta` is in a page, which no bundler has filled in. */
const NO_META = '({ env: {} })';

/** What `globalThis.React` is called instead: the real one belongs to the process, and to all of its builds. */
export const GLOBAL_REACT = 'lecternReact';

const REPLACED = /\bimport\s*\.\s*meta\b|\bglobalThis\s*\??\.\s*React\b/;

/**
 * Code in which `import.meta` is an object that holds nothing, and `globalThis.React` a name of its own.
 * @param kind of a function the body alone, where `import.meta` is no JavaScript.
 */
export function replaceHostReads(code: string, kind: 'module' | 'body'): string {
  if (!REPLACED.test(code)) return code;
  const [head, tail] = kind === 'body' ? ['function page(){', '\n}'] : ['', ''];
  const { program, errors } = parseSync('page.js', `${head}${code}${tail}`, {});
  if (errors.length > 0) return code;
  const found: { start: number; end: number; text: string }[] = [];
  const note = ({ start, end }: { start: number; end: number }, text: string) => {
    found.push({ start: start - head.length, end: end - head.length, text });
  };
  new Visitor({
    MetaProperty(node) {
      if (node.meta.name === 'import') note(node, NO_META);
    },
    MemberExpression(node) {
      const isGlobal =
        nodeName(node.object) === 'globalThis' && nodeName(node.property) === 'React';
      if (isGlobal && !node.computed) note(node, GLOBAL_REACT);
    },
  }).visit(program);
  return found
    .sort((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end),
      code,
    );
}

/** `process.env`. */
function isEnvironment(node: object): boolean {
  if (!('object' in node && 'property' in node)) return false;
  return isProcess(node.object) && nodeName(node.property) === 'env';
}

/** `process`, or `globalThis.process`. */
function isProcess(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  return nodeName('property' in node ? node.property : node) === 'process';
}

function nodeName(node: unknown): unknown {
  return typeof node === 'object' && node !== null && 'name' in node ? node.name : undefined;
}
