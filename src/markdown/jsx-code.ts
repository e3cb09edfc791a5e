/** What JavaScript with JSX in it uses: code of components, and expressions in braces. */
import { parseSync, Visitor } from 'rolldown/utils';
import { reactHooks } from './react-stand-ins.ts';

type Program = ReturnType<typeof parseSync>['program'];

/** The program of a piece of module code; TypeScript is understood. Undefined when it is broken. */
export function parseJsx(code: string): Program | undefined {
  const { program, errors } = parseSync('code.tsx', code, {});
  return errors.length === 0 ? program : undefined;
}

/** Offsets of the `<` of every tag in the code, in the order of the text. */
export function findTagStarts(program: Program): number[] {
  const starts: number[] = [];
  const visitor = new Visitor({
    JSXOpeningElement: ({ start }) => {
      starts.push(start);
    },
  });
  visitor.visit(program);
  return starts;
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
    return { name: nameOf(statement), hooks, at: first.start, start, end };
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

function nameOf(statement: Program['body'][number]): string | undefined {
  const declaration = 'declaration' in statement ? statement.declaration : statement;
  if (declaration?.type === 'VariableDeclaration') {
    const id = declaration.declarations[0]?.id;
    return id?.type === 'Identifier' ? id.name : undefined;
  }
  return declaration?.type === 'FunctionDeclaration' ? declaration.id?.name : undefined;
}
