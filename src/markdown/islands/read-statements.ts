/** Reads what the statements of a module use, as far as that decides whether they need a browser. */
import { analyze, type Scope } from 'periscopic';
import type { parseSync } from 'rolldown/utils';
import { BROWSER_NAMES } from '../runtime/author-names.ts';
import { reactHooks } from '../runtime/react-stand-ins.ts';

type Program = ReturnType<typeof parseSync>['program'];
type Statement = Program['body'][number];

/** A top-level statement of a module. Offsets are relative to the module's code. */
export interface StatementUse {
  /** The names that it declares; `default` for a default export without a name. */
  readonly names: readonly string[];
  /** Whether it declares functions or classes rather than values. */
  readonly isCode: boolean;
  /** Whether it has state, effects or event handlers, or uses something that only browsers have. */
  readonly isLive: boolean;
  /** Whether readers can cause something: it has event handlers, or passes functions to components. */
  readonly hasHandlers: boolean;
  /** Whether it declares a context of React. */
  readonly isContext: boolean;
  /** All names that it mentions. */
  readonly mentions: ReadonlySet<string>;
  /** Names of the components that it passes a function to. */
  readonly functionTags: ReadonlySet<string>;
  /** Its tags whose components are not defined in its functions. */
  readonly tags: readonly NameAt[];
  /** Browser globals that it reads without a `typeof` check. */
  readonly browserReads: readonly ReadAt[];
  /** Modules that the code loads when it runs. */
  readonly dynamicImports: readonly NameAt[];
}

export interface NameAt {
  readonly name: string;
  readonly at: number;
}

interface ReadAt extends NameAt {
  /** The number of enclosing functions; one of them is the component. */
  readonly depth: number;
  /** The member that is read: `getItem` in `localStorage.getItem`. */
  readonly member: string | undefined;
}

/** Hooks that always return the same value, so that they do not make a component interactive. */
const QUIET = new Set(
  'useCallback useContext useDebugValue useDeferredValue useId useMemo useRef'.split(' '),
);

/** Globals whose `typeof` check means that a component shows something else in browsers. */
const ASKED_FOR = new Set([...BROWSER_NAMES, 'navigator']);

/** Whether code may contain anything that needs a browser; most code in pages is only values. */
export function mayBeLive(code: string): boolean {
  return MENTION.test(code);
}

const MENTION = new RegExp(
  String.raw`\buse[A-Z]|\bon[A-Z]\w*\s*=|\bextends\b|\bimport\b|\.Provider\b|\b(?:${[...ASKED_FOR].join('|')})\b`,
);

/** Reads every statement except imports, in source order. */
export function readStatements(program: Program): StatementUse[] {
  const { globals, map, scope } = analyze(program as Parameters<typeof analyze>[0]);
  const isBrowserName = (name: string) => ASKED_FOR.has(name) && globals.has(name);
  const scopeOf = (node: object) => map.get(node as Parameters<typeof map.get>[0]);
  return program.body
    .filter(({ type }) => type !== 'ImportDeclaration')
    .map((statement) => readStatement(statement, { isBrowserName, scopeOf, scope }));
}

type Names = Omit<Walk, 'found' | 'depth'>;

/** What a walk through a statement has found so far. */
class Found {
  isLive = false;
  hasHandlers = false;
  readonly mentions = new Set<string>();
  readonly functionTags = new Set<string>();
  readonly tags: NameAt[] = [];
  readonly reads: Omit<ReadAt, 'member'>[] = [];
  /** Members that are read, by the offset of their object. */
  readonly members = new Map<number, string>();
  readonly asked = new Set<string>();
  readonly dynamicImports: NameAt[] = [];
}

function readStatement(statement: Statement, names: Names): StatementUse {
  const found = new Found();
  visit(statement, { ...names, found, depth: 0 });
  const { isLive, mentions, functionTags, tags, reads, members, asked, dynamicImports } = found;
  const own = isCode(statement);
  return {
    mentions,
    functionTags,
    tags,
    dynamicImports,
    names: namesOf(statement),
    isCode: own,
    isContext: initsOf(statement).some(makesContext),
    isLive: own && (isLive || reads.length > 0 || asked.size > 0),
    hasHandlers: found.hasHandlers || functionTags.size > 0,
    browserReads: reads
      .filter(({ name }) => !asked.has(name))
      .map((read) => ({ ...read, member: members.get(read.at) })),
  };
}

interface Walk {
  readonly found: Found;
  readonly isBrowserName: (name: string) => boolean;
  /** Returns the scope that a node opens. */
  readonly scopeOf: (node: object) => Scope | undefined;
  /** The innermost scope around a node. */
  readonly scope: Scope;
  /** The number of functions around a node. */
  readonly depth: number;
}

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

function visit(node: unknown, walk: Walk): void {
  if (!isNode(node)) return;
  const scope = walk.scopeOf(node) ?? walk.scope;
  const inner = look(node, { ...walk, scope });
  for (const [key, part] of Object.entries(node)) {
    if (isOnlyName(node, key)) continue;
    for (const one of Array.isArray(part) ? (part as unknown[]) : [part]) visit(one, inner);
  }
}

/** Notes what a node is; returns the context for visiting its children. */
function look(node: Node, walk: Walk): Walk {
  const { found, isBrowserName, depth } = walk;
  switch (node.type) {
    case 'Identifier': {
      const name = nodeName(node);
      found.mentions.add(name);
      if (isBrowserName(name)) found.reads.push({ name, at: node.start, depth });
      return walk;
    }
    case 'UnaryExpression': {
      const name = nodeName(node['argument']);
      if (node['operator'] !== 'typeof' || !isBrowserName(name)) return walk;
      found.asked.add(name);
      return walk;
    }
    case 'MemberExpression': {
      const { object } = node;
      if (isNode(object) && isBrowserName(nodeName(object)))
        found.members.set(object.start, nodeName(node['property']));
      return walk;
    }
    case 'CallExpression':
      found.isLive ||= isLiveHook(node['callee']);
      return walk;
    case 'ClassDeclaration':
    case 'ClassExpression':
      found.isLive ||= /^(?:Pure)?Component$/.test(lastName(node['superClass']));
      return walk;
    case 'ImportExpression':
      found.dynamicImports.push({ name: textOf(node['source']), at: node.start });
      return walk;
    case 'JSXOpeningElement':
      lookAtTag(node, walk);
      return walk;
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return { ...walk, depth: depth + 1 };
    default:
      return walk;
  }
}

function lookAtTag(node: Node, { found, scope }: Walk): void {
  const { name, attributes } = node;
  const path = tagPath(name);
  const [base = ''] = path;
  const given = (attributes as readonly Node[]).filter(({ type }) => type === 'JSXAttribute');
  if (/^[a-z]/.test(base) && path.length === 1) {
    found.hasHandlers ||= given.some((one) => isHandlerName(nodeName(one['name'])));
    found.isLive ||= found.hasHandlers;
    return;
  }
  found.mentions.add(base);
  if (isOuter(base, scope)) found.tags.push({ name: path.join('.'), at: node.start });
  found.isLive ||= path.at(-1) === 'Provider' && path.length > 1;
  if (given.some((one) => isHandlerName(nodeName(one['name'])) || isFunction(one['value']))) {
    found.functionTags.add(base);
  }
}

/** Whether a name is one of the module or of its surroundings, rather than of a function or a block. */
function isOuter(name: string, scope: Scope): boolean {
  const owner = scope.find_owner(name);
  return owner === null || owner.parent === null;
}

/** Returns the parts of a tag's name, such as `Tree.Folder`. */
function tagPath(name: unknown): string[] {
  if (!isNode(name)) return [];
  if (name.type !== 'JSXMemberExpression') return [nodeName(name)];
  return [...tagPath(name['object']), nodeName(name['property'])];
}

function isHandlerName(name: string): boolean {
  return /^on[A-Z]/.test(name);
}

function isFunction(value: unknown): boolean {
  const inner = isNode(value) && value.type === 'JSXExpressionContainer' ? value['expression'] : '';
  return isNode(inner) && /^(?:ArrowFunction|Function)Expression$/.test(inner.type);
}

/** Whether a call is a stateful hook: `useState`, `React.useState`, or one of the author's own. */
function isLiveHook(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  const isReacts = callee.type === 'MemberExpression' && nodeName(callee['object']) === 'React';
  const name = isReacts ? lastName(callee) : nodeName(callee);
  if (!/^use[A-Z]/.test(name) || QUIET.has(name)) return false;
  return !isReacts || reactHooks.has(name);
}

/** Returns the last part of a name: `Component` for both `React.Component` and `Component`. */
function lastName(node: unknown): string {
  if (!isNode(node)) return '';
  return node.type === 'MemberExpression' ? nodeName(node['property']) : nodeName(node);
}

/** Whether a part of a node reads no variable: a type, or `b` in `a.b` and `{ b: 1 }`. */
function isOnlyName(node: Node, key: string): boolean {
  if (TYPES.has(key)) return true;
  if (node['computed'] === true) return false;
  if (node.type === 'MemberExpression') return key === 'property';
  if (node.type === 'Property') return key === 'key' && node['shorthand'] !== true;
  return key === 'key' && /^(?:Method|Property)Definition$/.test(node.type);
}

function isCode(statement: Statement): boolean {
  return initsOf(statement).some(makesCode);
}

/** Returns what a statement declares: the values of its variables, a function or a class. */
function initsOf(statement: Statement): readonly unknown[] {
  const declared: unknown = 'declaration' in statement ? statement.declaration : statement;
  if (!isNode(declared)) return [];
  if (declared.type !== 'VariableDeclaration') return [declared];
  return (declared['declarations'] as readonly Node[]).map(({ init }) => init);
}

function makesContext(node: unknown): boolean {
  return (
    isNode(node) && node.type === 'CallExpression' && lastName(node['callee']) === 'createContext'
  );
}

/** Keys of nodes that hold TypeScript types. */
const TYPES = new Set(['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType']);

/**
 * Whether a node makes a function or class. A call counts, since it can wrap a component: `memo(() =>
 * ...)`.
 */
function makesCode(node: unknown): boolean {
  return isNode(node) && /^(?:ArrowFunction|Function|Class|Call)/.test(node.type);
}

function namesOf(statement: Statement): string[] {
  const declared: unknown = 'declaration' in statement ? statement.declaration : statement;
  if (!isNode(declared)) return [];
  if (declared.type === 'VariableDeclaration') {
    const declarations = declared['declarations'] as readonly Node[];
    return declarations.map(({ id }) => nodeName(id)).filter((name) => name !== '');
  }
  const name = nodeName(declared['id']);
  if (name !== '') return [name];
  return statement.type === 'ExportDefaultDeclaration' ? ['default'] : [];
}

function nodeName(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';
}

function textOf(node: unknown): string {
  return isNode(node) && typeof node['value'] === 'string' ? node['value'] : '';
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
