/** Finds state that a module keeps from one call of its functions to the next. */
import ts from 'typescript';
import { type Source, walk } from './read-sources.ts';

/** Files of pure rooms that hold changing state, and why it does not affect the results of calls. */
export const statefulModules: Readonly<Record<string, string>> = {
  'src/core/config/keys/key.ts': 'a registry of zod, complete once the keys are declared',
  'src/search/words.ts': 'forgets all when it is full',
};

/**
 * Returns the names of the variables and static fields in which a module keeps state between calls:
 * reassignable variables, empty collections, everything changed after its creation, and functions and
 * objects from a maker that keeps state for them.
 * @param makers the results of `listStatefulFactories` for all sources.
 */
export function listModuleState({ code }: Source, makers: ReadonlySet<string>): string[] {
  const changed = listChanged(code);
  const variables = code.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations
      .filter(({ name, initializer }) => {
        const isConstant = (declarationList.flags & ts.NodeFlags.Const) !== 0;
        const keeps = isEmpty(initializer) || isMade(initializer, makers);
        return !isConstant || keeps || changed.has(name.getText());
      })
      .map(({ name }) => name.getText()),
  );
  const statics = code.statements.filter(ts.isClassDeclaration).flatMap(({ members }) =>
    members
      .filter(ts.isPropertyDeclaration)
      .filter((member) => has(member, ts.SyntaxKind.StaticKeyword))
      .filter(
        (member) => !has(member, ts.SyntaxKind.ReadonlyKeyword) || isEmpty(member.initializer),
      )
      .map(({ name }) => name.getText()),
  );
  return [...variables, ...statics];
}

/** Returns the names of functions whose results share changing state, and of classes that hold such state. */
export function listStatefulFactories({ code }: Source): string[] {
  return code.statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement)) {
      return keepsForResult(statement.body) ? (statement.name?.text ?? []) : [];
    }
    if (!ts.isClassDeclaration(statement)) return [];
    const keeps = statement.members.filter(ts.isPropertyDeclaration).some((member) => {
      return !has(member, ts.SyntaxKind.ReadonlyKeyword) || isEmpty(member.initializer);
    });
    return keeps ? (statement.name?.text ?? []) : [];
  });
}

function has(node: ts.HasModifiers, kind: ts.SyntaxKind): boolean {
  return node.modifiers?.some((modifier) => modifier.kind === kind) ?? false;
}

function isEmpty(node: ts.Expression | undefined): boolean {
  if (node === undefined) return false;
  if (ts.isArrayLiteralExpression(node)) return node.elements.length === 0;
  if (ts.isObjectLiteralExpression(node)) return node.properties.length === 0;
  if (ts.isAsExpression(node)) return isEmpty(node.expression);
  if (!ts.isNewExpression(node)) return false;
  const name = node.expression.getText();
  return /^Weak/.test(name) || (/^(?:Map|Set)$/.test(name) && !node.arguments?.length);
}

/**
 * Whether a value comes from a maker: a function called by name, an instance of a class, or a function
 * called in place.
 */
function isMade(node: ts.Expression | undefined, makers: ReadonlySet<string>): boolean {
  if (node === undefined || !(ts.isCallExpression(node) || ts.isNewExpression(node))) return false;
  let callee: ts.Expression = node.expression;
  while (ts.isParenthesizedExpression(callee)) callee = callee.expression;
  if (ts.isArrowFunction(callee) || ts.isFunctionExpression(callee)) {
    return ts.isBlock(callee.body) && keepsForResult(callee.body);
  }
  return makers.has(callee.getText());
}

/** Whether the returned functions of this body use one of its variables that can change. */
function keepsForResult(body: ts.Block | undefined): boolean {
  if (body === undefined) return false;
  const kept = body.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => {
    const isConstant = (declarationList.flags & ts.NodeFlags.Const) !== 0;
    return declarationList.declarations
      .filter(({ initializer }) => !isConstant || isEmpty(initializer))
      .map(({ name }) => name.getText());
  });
  const results = body.statements.filter(ts.isReturnStatement).map(({ expression }) => expression);
  return results.some((result) => result !== undefined && usesInside(result, new Set(kept), body));
}

function usesInside(result: ts.Expression, kept: ReadonlySet<string>, body: ts.Block): boolean {
  const inner = new Set<ts.Node>();
  const named = new Set<string>();
  walk(result, (node) => {
    if (ts.isFunctionLike(node)) inner.add(node);
    if (ts.isIdentifier(node)) named.add(node.text);
  });
  for (const [name, node] of listInnerFunctions(body)) {
    if (named.has(name)) inner.add(node);
  }
  return [...inner].some((node) => {
    let isUsed = false;
    walk(node, (part) => (isUsed ||= ts.isIdentifier(part) && kept.has(part.text)));
    return isUsed;
  });
}

/** Returns the functions declared in a body, by name. */
function listInnerFunctions(body: ts.Block): [string, ts.Node][] {
  return body.statements.flatMap((statement): [string, ts.Node][] => {
    if (ts.isFunctionDeclaration(statement)) return [[statement.name?.text ?? '', statement]];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
      const isFunction = initializer !== undefined && ts.isFunctionLike(initializer);
      return isFunction ? [[name.getText(), initializer]] : [];
    });
  });
}

const changing =
  /^(?:set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin)$/;

/**
 * Returns the names that functions change. A collection that is filled only while the module loads stays
 * the same afterwards, and `lastIndex` only sets where a pattern starts.
 */
function listChanged(code: ts.SourceFile): ReadonlySet<string> {
  const changed = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) noteChanges(node, changed);
    else ts.forEachChild(node, visit);
  };
  visit(code);
  return changed;
}

function noteChanges(inside: ts.Node, changed: Set<string>): void {
  const note = (node: ts.Expression) => {
    if (ts.isIdentifier(node)) changed.add(node.text);
  };
  walk(inside, (node) => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      if (changing.test(node.expression.name.text)) note(node.expression.expression);
    }
    if (ts.isDeleteExpression(node)) noteOwner(node.expression, note);
    if (!ts.isBinaryExpression(node)) return;
    const { kind } = node.operatorToken;
    const isAssignment =
      kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
    if (isAssignment) noteOwner(node.left, note);
  });
}

function noteOwner(node: ts.Expression, note: (node: ts.Expression) => void): void {
  if (ts.isElementAccessExpression(node)) note(node.expression);
  if (ts.isPropertyAccessExpression(node) && node.name.text !== 'lastIndex') note(node.expression);
}
