import { ownValue } from '../text/own-value.ts';

/** Names that other generators, or typos, give to Lectern's components. */
const SYNONYMS: Readonly<Record<string, string>> = {
  Accordions: 'AccordionGroup',
  CardGrid: 'CardGroup',
  Cards: 'CardGroup',
  Caution: 'Warning',
  Error: 'Danger',
  Files: 'Tree',
  Hint: 'Tip',
  Image: 'img',
  Important: 'Info',
  Information: 'Info',
  Success: 'Check',
  TabItem: 'Tab',
  Warn: 'Warning',
};

/** Components that contain files and folders, here and in other tools. */
const TREES = ['Files', 'FileTree', 'Tree'] as const;

/** The parts of trees in other tools. Without a tree, their names can mean anything. */
const TREE_PARTS: Readonly<Record<string, string>> = { File: 'Tree.File', Folder: 'Tree.Folder' };

/** Other names for props that a component needs, the most likely ones first. */
const PROP_SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  description: ['text', 'title', 'summary'],
  href: ['url', 'link', 'to', 'src'],
  label: ['title', 'name', 'version', 'date', 'text'],
  name: ['title', 'label', 'path', 'file', 'folder'],
  repo: ['repository', 'name', 'url', 'href'],
  text: ['label', 'title', 'name'],
  title: ['label', 'header', 'heading', 'name', 'summary', 'text', 'caption', 'value'],
  value: ['color', 'colour', 'hex', 'number'],
};

/** Maps written names to the absent props that they probably stand for. */
export function meantProps(
  written: readonly string[],
  absent: readonly string[],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const prop of absent) {
    const names = written.filter((name) => !found.has(name));
    const [meant] = (ownValue(PROP_SYNONYMS, prop) ?? []).flatMap(
      (word) => names.find((name) => name.toLowerCase() === word) ?? [],
    );
    if (meant !== undefined) found.set(meant, prop);
  }
  return found;
}

/**
 * Returns the one component that an unknown name can mean: a name that differs only in case, or a synonym.
 *
 * @param isBeside whether a component with a name is used in the same file.
 */
export function meantComponent(
  name: string,
  known: ReadonlySet<string>,
  isBeside: (name: string) => boolean,
): string | undefined {
  const sameLetters = [...known].filter(
    (candidate) => candidate.toLowerCase() === name.toLowerCase(),
  );
  const [first, second] = sameLetters.filter((candidate) => /^[A-Z]/.test(candidate));
  if (first !== undefined && second === undefined) return first;
  const part = ownValue(TREE_PARTS, name);
  const synonym = part !== undefined && TREES.some(isBeside) ? part : ownValue(SYNONYMS, name);
  return synonym !== undefined && known.has(synonym) ? synonym : undefined;
}
