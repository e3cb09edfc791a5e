/** Finds the descriptions of Python objects in the bodies of documents. */
import type { Element, HtmlNode } from '../../../html/tree.ts';
import { elementsOf, isObjectList, pythonKindOf } from './markup/html-parts.ts';
import { findModuleText, moduleAt } from './module-texts.ts';
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
  /** What is said about modules, by their names; nothing about most. */
  readonly modules: ReadonlyMap<string, readonly HtmlNode[]>;
}

/** More overloads than anything has: each is shown with what is said about all. */
const MAX_SIGNATURES = 100;

export function findObjects(bodies: readonly Element[]): FoundObjects {
  const modules = new Map<string, readonly HtmlNode[]>();
  const objects: FoundObject[] = [];
  for (const body of bodies) {
    let module = '';
    const visit = (element: Element, found: FoundObject[]): void => {
      const named = moduleAt(element);
      if (named !== undefined) {
        module = named;
        const known = modules.get(named) ?? [];
        modules.set(named, known.some(isText) ? known : findModuleText(element, named));
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

/** Whether a node is more than space or an anchor. */
function isText(node: HtmlNode): boolean {
  return node.kind === 'element' && (node.children.length > 0 || node.name === 'img');
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
