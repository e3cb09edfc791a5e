/** Finds the descriptions of Python objects in the bodies of documents. */
import type { Element, HtmlNode } from '../../../html/tree.ts';
import { elementsOf, isObjectList, pythonKindOf } from './markup/html-parts.ts';
import { readPythonSignature, type PythonSignature } from './read-signature.ts';

/** Objects that are described together: overloads, or several names. */
export interface FoundObject {
  /** The word of Sphinx for it: `method`. */
  readonly kind: string;
  readonly signatures: readonly PythonSignature[];
  readonly content: readonly HtmlNode[];
  /** What is described inside. */
  readonly inner: readonly FoundObject[];
  /** The module about which the document speaks there. */
  readonly module: string;
}

export interface FoundObjects {
  readonly objects: readonly FoundObject[];
  readonly modules: ReadonlySet<string>;
}

/** More overloads than anything has: each is shown with what is said about all. */
const MAX_SIGNATURES = 100;

const MODULE = /^module-(.+)$/;

export function findObjects(bodies: readonly Element[]): FoundObjects {
  const modules = new Set<string>();
  const objects: FoundObject[] = [];
  for (const body of bodies) {
    let module = '';
    const visit = (element: Element, found: FoundObject[]): void => {
      const named = MODULE.exec(element.get('id') ?? '')?.[1];
      if (named !== undefined) {
        module = named;
        modules.add(named);
      }
      if (!isObjectList(element)) {
        for (const inner of elementsOf(element)) visit(inner, found);
        return;
      }
      const kind = pythonKindOf(element);
      if (kind === undefined) return;
      const inner: FoundObject[] = [];
      const parts = elementsOf(element);
      const bodies = parts.filter(({ name }) => name === 'dd');
      const at = module;
      for (const each of bodies) visit(each, inner);
      found.push({
        kind,
        signatures: parts
          .filter(({ name }) => name === 'dt')
          .slice(0, MAX_SIGNATURES)
          .map(readPythonSignature),
        content: bodies.flatMap(({ children }) => children),
        inner,
        module: at,
      });
    };
    visit(body, objects);
  }
  return { objects, modules };
}

/** Returns the ids that stand for others, such as those of what is also known by another name. */
export function listAliases(objects: readonly FoundObject[]): ReadonlyMap<string, string> {
  const aliases = new Map<string, string>();
  const visit = (found: readonly FoundObject[]): void => {
    for (const { signatures, inner } of found) {
      const pairs = signatures.flatMap(({ id, aliases: others }) =>
        others.map((alias) => [alias, id] as const),
      );
      for (const [alias, id] of pairs) if (id !== '') aliases.set(alias, id);
      visit(inner);
    }
  };
  visit(objects);
  return aliases;
}
