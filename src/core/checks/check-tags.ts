/** Checks single tags: whether components have the right props, and whether elements make sense. */
import { diagnoseBrowserCode } from '../components/browser-entries.ts';
import { checkPropValue } from '../components/check-prop-value.ts';
import { componentCatalog } from '../components/component-catalog.ts';
import { diagnoseComponent } from '../components/component-entries.ts';
import { isListed, neededIn, partsOf } from '../components/component-lists.ts';
import { meantProps } from '../components/component-synonyms.ts';
import { type ComponentEntry, takesBoolean } from '../components/prop-entry.ts';
import { placeIn, type Diagnostic } from '../diagnostic/diagnostic.ts';
import { nearest } from '../diagnostic/nearest.ts';
import { isHandler, isHtmlHandler, type PropUse, type TagUse, propText } from '../pages/uses.ts';
import { checkLinkedText } from './check-elements.ts';

export interface TagCheck {
  readonly tags: readonly TagUse[];
  /** Names that the file itself imports or defines. */
  readonly own: ReadonlySet<string>;
  readonly file: string;
  /** Whether the file is included in others, so that the tags around it are unknown. */
  readonly isPart: boolean;
  /** Whether the whole file could be read. If not, the contents of tags are uncertain. */
  readonly isWhole: boolean;
}

/** Props with a meaning in JSX or HTML, regardless of the component. */
const COMMON_PROP = /^(?:key|ref|slot|children|data-.*|aria-.*|set:html|set:text)$/;

/**
 * Attributes of HTML elements. If a component does not have one of them, it is not a typo for another prop.
 */
const HTML_PROP = /^(?:class|className|style|id|name|type|width|height|target|rel)$/;

/**
 * Returns whether a candidate is close to a written name: for a short name, it must contain all its letters
 * but one.
 */
function isNear(written: string): (name: string) => boolean {
  const letters = Array.from(written.toLowerCase());
  return (name) => {
    const shared = letters.filter((letter) => name.toLowerCase().includes(letter)).length;
    return written.length > 4 || shared >= written.length - 1;
  };
}

export function checkTags(check: TagCheck): Diagnostic[] {
  const single = check.tags.flatMap((tag) => {
    const entry = entryOf(tag, check.own);
    return [...checkHandlers(tag, check), ...(entry ? checkComponent(tag, entry, check) : [])];
  });
  return [
    ...single,
    ...checkTabs(check),
    ...checkStrays(check),
    ...checkLoose(check),
    ...checkEmpty(check),
  ];
}

/** Reports sibling tabs with the same title, because readers choose a tab by its title. */
function checkTabs({ tags, own, file }: TagCheck): Diagnostic[] {
  if (own.has('Tab')) return [];
  const seen = new Set<string>();
  return tags.flatMap((tag) => {
    const title = tag.name === 'Tab' ? propText(tag, 'title') : undefined;
    if (title === undefined || tag.parentAt === undefined) return [];
    const key = `${tag.parentAt} ${title}`;
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [diagnoseComponent('component/tab-twice', { title }, placeIn(file, tag.position))];
  });
}

/**
 * Reports built-in components directly inside a list component that are not its items. A component that
 * directly contains items anywhere in the file is accepted.
 */
function checkStrays({ tags, own, file }: TagCheck): Diagnostic[] {
  const around = new Set(
    tags.flatMap(({ name, ancestors = [] }) => (isListed(name) ? ancestors.slice(0, 1) : [])),
  );
  return tags.flatMap(({ name: component, ancestors: [parent = ''] = [], position }) => {
    const child = partsOf(parent)?.child;
    if (child === undefined || component === child || own.has(parent)) return [];
    const isOfSite = Object.hasOwn(componentCatalog, component) && !own.has(component);
    if (!isOfSite || around.has(component) || component === 'Snippet') return [];
    const facts = { component, parent, child };
    return [diagnoseComponent('component/stray', facts, placeIn(file, position))];
  });
}

/** Reports Markdown between the items of a list component. The first such Markdown stands for all of it. */
function checkLoose({ tags, own, file, isWhole }: TagCheck): Diagnostic[] {
  if (!isWhole) return [];
  return tags.flatMap(({ name: parent, loose }) => {
    const parts = partsOf(parent);
    if (loose === undefined || parts === undefined || own.has(parent)) return [];
    const facts = { kind: loose.kind, parent, ...parts };
    return [diagnoseComponent('component/stray', facts, placeIn(file, loose.position))];
  });
}

/** Reports components that show nothing because nothing is inside them. */
function checkEmpty({ tags, own, file, isWhole }: TagCheck): Diagnostic[] {
  if (!isWhole) return [];
  return tags.flatMap(({ name: component, isEmpty = false, position }) => {
    const needed = isEmpty && !own.has(component) ? neededIn(component) : undefined;
    if (needed === undefined) return [];
    return [diagnoseComponent('component/empty', { component, needed }, placeIn(file, position))];
  });
}

function entryOf({ name }: TagUse, own: ReadonlySet<string>): ComponentEntry | undefined {
  const [first = name] = name.split('.');
  if (own.has(first) || !Object.hasOwn(componentCatalog, name)) return undefined;
  return componentCatalog[name];
}

function checkComponent(tag: TagUse, entry: ComponentEntry, check: TagCheck): Diagnostic[] {
  const { file } = check;
  return [
    ...checkProps({ tag, entry, file }),
    ...checkParent(tag, entry, check),
    ...checkAudience(tag, file),
    ...checkLinkedText(tag, entry, file),
  ];
}

/**
 * Checks the props of a tag. A required prop that is written under another name is one mistake, reported at
 * that name.
 */
function checkProps(context: PropContext): Diagnostic[] {
  const { tag, entry, file, list } = context;
  const misnomers = findMisnomers(tag, entry);
  return [
    ...tag.props.flatMap((prop) => {
      const name = misnomers.get(prop);
      if (name === undefined) return checkProp(prop, context);
      const purpose = entry.props[name]?.description ?? '';
      const facts = { component: tag.name, list, prop: name, purpose, misnamed: prop.name };
      return [diagnoseComponent('component/missing-prop', facts, placeIn(file, prop.position))];
    }),
    ...checkRequired(context, new Set(misnomers.values())),
  ];
}

/** Maps unknown props to the absent required props that they must mean. */
function findMisnomers(
  { props, hasSpread }: PropContext['tag'],
  entry: PropContext['entry'],
): ReadonlyMap<PropUse, string> {
  const found = new Map<PropUse, string>();
  const absent = hasSpread ? [] : listAbsent(props, entry);
  const others = props.filter(
    ({ name }) => !Object.hasOwn(entry.props, name) && !COMMON_PROP.test(name),
  );
  const synonyms = meantProps(
    others.map(({ name }) => name),
    absent,
  );
  for (const prop of others) {
    const free = absent.filter((name) => ![...found.values(), ...synonyms.values()].includes(name));
    const meant = synonyms.get(prop.name) ?? nearProp(prop.name, free);
    if (meant !== undefined) found.set(prop, meant);
  }
  return found;
}

/**
 * Returns the one of `names` that a written name is a typo for; attributes of HTML elements are not typos.
 */
function nearProp(written: string, names: readonly string[]): string | undefined {
  return HTML_PROP.test(written) ? undefined : nearest(written, names.filter(isNear(written)));
}

/** Returns the one of `names` that a written name is another word for, except attributes of HTML elements. */
function synonymOf(written: string, names: readonly string[]): string | undefined {
  return HTML_PROP.test(written) ? undefined : meantProps([written], names).get(written);
}

/** Returns the only one of `names` that allows a value. */
function propOfValue(
  value: PropUse['value'],
  names: readonly string[],
  props: ComponentEntry['props'],
): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [only, other] = names.filter((name) => props[name]?.values?.includes(value));
  return other === undefined ? only : undefined;
}

function listAbsent(props: readonly PropUse[], entry: PropContext['entry']): string[] {
  const isGiven = (name: string) => props.some((prop) => prop.name === name);
  return Object.entries(entry.props).flatMap(([name, { required }]) =>
    required === true && !isGiven(name) ? name : [],
  );
}

interface PropContext {
  readonly tag: Pick<TagUse, 'name' | 'props' | 'hasSpread' | 'position'>;
  readonly entry: Pick<ComponentEntry, 'props' | 'oneOf' | 'element'>;
  readonly file: string;
  /** The prop whose objects are checked in place of the tag's own props. */
  readonly list?: string;
}

function checkProp(prop: PropUse, { tag, entry, file, list }: PropContext): Diagnostic[] {
  const { name, value, objects = [] } = prop;
  const component = tag.name;
  if (COMMON_PROP.test(name) || isHandler(name)) return [];
  const known = Object.hasOwn(entry.props, name) ? entry.props[name] : undefined;
  if (known === undefined && entry.element !== undefined) return [];
  if (known === undefined) {
    const names = Object.keys(entry.props);
    const free = names.filter((each) => !tag.props.some((given) => given.name === each));
    const meant =
      nearProp(name, free) ?? synonymOf(name, free) ?? propOfValue(value, free, entry.props);
    const facts = { component, list, prop: name, nearest: meant, known: names };
    return [diagnoseComponent('component/unknown-prop', facts, placeIn(file, prop.position))];
  }
  if (value === true && !takesBoolean(known)) {
    if (known.isIgnored === true) return [];
    const facts = { component, prop: name, purpose: known.description };
    return [diagnoseComponent('component/no-value', facts, placeIn(file, prop.position))];
  }
  const { fields } = known;
  if (fields !== undefined) {
    return objects.flatMap((object) =>
      checkProps({
        tag: { ...object, name: component },
        entry: { props: fields },
        file,
        list: name,
      }),
    );
  }
  if (typeof value !== 'string') return [];
  return checkPropValue({ component, prop, value, known, file });
}

/** @param explained names of props already reported as written under another name. */
function checkRequired(
  { tag, entry, file, list }: PropContext,
  explained: ReadonlySet<string>,
): Diagnostic[] {
  const { name: component, props, hasSpread, position } = tag;
  if (hasSpread) return [];
  const given = new Set(props.map(({ name }) => name));
  const { oneOf = [...given] } = entry;
  if (oneOf.length > 0 && !oneOf.some((name) => given.has(name))) {
    const purpose = entry.props[oneOf[0] ?? '']?.description ?? '';
    const facts = { component, props: oneOf, purpose };
    return [diagnoseComponent('component/no-name', facts, placeIn(file, position))];
  }
  const absent = listAbsent(props, entry).filter((name) => !explained.has(name));
  return absent.map((prop) => {
    const facts = { component, list, prop, purpose: entry.props[prop]?.description ?? '' };
    return diagnoseComponent('component/missing-prop', facts, placeIn(file, position));
  });
}

/**
 * Checks that a component is inside its parent. This is only possible if all tags around it are known: the
 * author's own components and files that are included in others are skipped.
 */
function checkParent(
  { name: component, ancestors, position }: TagUse,
  { parent }: ComponentEntry,
  { own, file, isPart }: TagCheck,
): Diagnostic[] {
  if (parent === undefined || ancestors === undefined || isPart) return [];
  const isParent = (name: string) =>
    name === parent || componentCatalog[name]?.aliasOf === parent || own.has(name);
  if (ancestors.some(isParent)) return [];
  const facts = { component, parent };
  return [diagnoseComponent('component/misplaced', facts, placeIn(file, position))];
}

/** Reports content for some readers only, because a static site is the same for everyone. */
function checkAudience({ name: component, props, position }: TagUse, file: string): Diagnostic[] {
  const audience = props.find(({ name }) => name === 'for');
  const isForVisitors = audience?.isObject ?? /^signed-(?:in|out)$/.test(String(audience?.value));
  if (component !== 'Variation' && !(component === 'Visibility' && isForVisitors)) return [];
  return [diagnoseComponent('component/for-some', { component }, placeIn(file, position))];
}

function checkHandlers({ name: tag, props }: TagUse, { file }: TagCheck): Diagnostic[] {
  const found = props.filter(
    ({ name, value }) => (isHandler(name) || isHtmlHandler(tag, name)) && value !== true,
  );
  const [first] = found;
  if (first === undefined) return [];
  const handlers = found.map(({ name }) => name);
  // On a plain element, a function under its name in React runs, except on links, which readers follow.
  const isText = found.every(({ name, value }) => value !== undefined || !isHandler(name));
  const isAttribute = isText && /^[a-z]/.test(tag) && tag !== 'a';
  const attributeIn = isAttribute ? (file.endsWith('.md') ? 'md' : 'mdx') : undefined;
  const facts = { tag, handlers, attributeIn } as const;
  return [diagnoseBrowserCode('component/event-handler', facts, placeIn(file, first.position))];
}
