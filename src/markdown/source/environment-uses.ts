/**
 * Finds what the code of a page reads from the machine that builds the site: its environment, and
 * `import.meta`.
 */
import { parseSync, Visitor } from 'rolldown/utils';
import { parseJsx } from '../repair/jsx-code.ts';

export interface EnvironmentUse {
  /** The expression as written, with the variable if its name is literal: `process.env.HOME`. */
  readonly name: string;
  readonly kind: 'process' | 'meta';
  readonly at: number;
}

const MENTION = /\bprocess\b|\bimport\s*\.\s*meta\b/;

/** Finds the uses in source order; none in code that does not parse. */
export function findEnvironmentUses(code: string): EnvironmentUse[] {
  if (!MENTION.test(code)) return [];
  const whole = parseJsx(code);
  // Without parentheses, the braces of an object literal are parsed as a block.
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

/** Replaces `import.meta` in a page, since no bundler fills it in. */
const NO_META = '({ env: {} })';

/** Replaces `globalThis.React`: the real one belongs to the process and is shared by all of its builds. */
export const GLOBAL_REACT = 'lecternReact';

const REPLACED = /\bimport\s*\.\s*meta\b|\bglobalThis\s*\??\.\s*React\b/;

/**
 * Replaces `import.meta` by an object with an empty `env`, and `globalThis.React` by a separate name.
 * @param kind `body` for the body of a function, where `import.meta` is not valid JavaScript.
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

/** Whether a node is `process.env`. */
function isEnvironment(node: object): boolean {
  if (!('object' in node && 'property' in node)) return false;
  return isProcess(node.object) && nodeName(node.property) === 'env';
}

/** Whether a node is `process` or `globalThis.process`. */
function isProcess(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  return nodeName('property' in node ? node.property : node) === 'process';
}

function nodeName(node: unknown): unknown {
  return typeof node === 'object' && node !== null && 'name' in node ? node.name : undefined;
}
