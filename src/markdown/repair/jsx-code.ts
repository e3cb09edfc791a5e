/** What JavaScript with JSX in it uses: code of components, and expressions in braces. */
import { analyze } from 'periscopic';
import { parseSync, Visitor } from 'rolldown/utils';
import { reactHooks } from '../runtime/react-stand-ins.ts';

type Program = ReturnType<typeof parseSync>['program'];

/** The program of a piece of module code; TypeScript is understood. Undefined when it is broken. */
export function parseJsx(code: string): Program | undefined {
  const { program, errors } = parseSync('code.tsx', code, {});
  return errors.length === 0 ? program : undefined;
}

/** Whether a text is code as a whole, the beginning of some, or neither, whatever follows. */
export function judgeCode(text: string): 'whole' | 'beginning' | 'broken' {
  const [error] = parseSync('code.tsx', text, {}).errors;
  if (error === undefined) return 'whole';
  const at = error.labels[0]?.end ?? text.length;
  const isAtEnd = at >= text.trimEnd().length || error.message.startsWith('Unterminated');
  return isAtEnd ? 'beginning' : 'broken';
}

/** A tag in code. */
export interface TagInCode {
  /** Offset of its `<`. */
  readonly start: number;
  /** Whether code around it gives its name a meaning: a parameter, or a variable in a function. */
  readonly isBound: boolean;
}

/** Every tag in the code, in the order of the text. */
export function findCodeTags(program: Program): TagInCode[] {
  const { map, scope: outermost } = analyze(program as Parameters<typeof analyze>[0]);
  const tags: TagInCode[] = [];
  visit(program, outermost);
  return tags;

  function visit(node: object, scope: Scope): void {
    const inner = map.get(node as Parameters<typeof map.get>[0]) ?? scope;
    if (isOpening(node)) {
      const owner = inner.find_owner(baseName(node.name));
      tags.push({ start: node.start, isBound: owner !== null && owner !== outermost });
    }
    for (const part of Object.values(node).flat() as unknown[]) {
      if (typeof part === 'object' && part !== null) visit(part, inner);
    }
  }
}

type Scope = ReturnType<typeof analyze>['scope'];
type Opening = Parameters<
  NonNullable<ConstructorParameters<typeof Visitor>[0]['JSXOpeningElement']>
>[0];

function isOpening(node: object): node is Opening {
  return 'type' in node && node.type === 'JSXOpeningElement';
}

/** `Foo` of `<Foo.Bar>`; `''` for an element of HTML. */
function baseName(name: Opening['name']): string {
  if (name.type === 'JSXIdentifier') return /^[a-z]/.test(name.name) ? '' : name.name;
  let base = name.type === 'JSXMemberExpression' ? name.object : undefined;
  while (base?.type === 'JSXMemberExpression') base = base.object;
  return base?.type === 'JSXIdentifier' ? base.name : '';
}

/** A statement whose component keeps a state or waits for an effect, as only a browser can. */
export interface StatefulCode {
  /** Name of the component; undefined for a default export without one. */
  readonly name: string | undefined;
  /** Names of its hooks, each once. */
  readonly hooks: readonly string[];
  /** Offset of the first call of a hook. */
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

/** The top-level statements of a module that call hooks of React. */
export function findStatefulCode(program: Program): StatefulCode[] {
  const calls = findHookCalls(program);
  return program.body.flatMap((statement) => {
    const { start, end } = statement;
    const own = calls.filter((call) => call.start >= start && call.start < end);
    const [first] = own;
    if (first === undefined) return [];
    const hooks = [...new Set(own.map(({ name }) => name))];
    return { name: declaredName(statement), hooks, at: first.start, start, end };
  });
}

function findHookCalls(program: Program): { name: string; start: number }[] {
  const calls: { name: string; start: number }[] = [];
  const visitor = new Visitor({
    CallExpression: ({ callee }) => {
      const name = callee.type === 'Identifier' ? callee.name : memberOfReact(callee);
      if (name !== undefined && reactHooks.has(name)) calls.push({ name, start: callee.start });
    },
  });
  visitor.visit(program);
  return calls;
}

type Callee = Parameters<
  NonNullable<ConstructorParameters<typeof Visitor>[0]['CallExpression']>
>[0]['callee'];

/** `useState` of `React.useState`. */
function memberOfReact(callee: Callee): string | undefined {
  if (callee.type !== 'MemberExpression' || callee.computed) return undefined;
  const { object, property } = callee;
  const isReact = object.type === 'Identifier' && object.name === 'React';
  return isReact && property.type === 'Identifier' ? property.name : undefined;
}

function declaredName(statement: Program['body'][number]): string | undefined {
  const declaration = 'declaration' in statement ? statement.declaration : statement;
  if (declaration?.type === 'VariableDeclaration') {
    const id = declaration.declarations[0]?.id;
    return id?.type === 'Identifier' ? id.name : undefined;
  }
  return declaration?.type === 'FunctionDeclaration' ? declaration.id?.name : undefined;
}
