/** What an author may give a component as a prop. */
export interface PropEntry {
  /** In the words of the documentation: `text`, `switch`, `number`, `icon`. */
  readonly type: string;
  readonly description: string;
  readonly required?: boolean;
  /** All values that mean something, where they are few. */
  readonly values?: readonly string[];
  /** What each object of a list may hold. */
  readonly fields?: Readonly<Record<string, PropEntry>>;
  /** What a text must hold to mean something. */
  readonly form?: RegExp;
  /** What a colour may be besides those of CSS. */
  readonly words?: readonly string[];
  /** Whether a text may hold links and emphasis. */
  readonly isCaption?: true;
  /** Whether it may be written and changes nothing, as pages for other tools have it. */
  readonly isIgnored?: true;
}

export interface ComponentEntry {
  readonly description: string;
  readonly props: Readonly<Record<string, PropEntry>>;
  /** Props of which it needs one. */
  readonly oneOf?: readonly string[];
  /** The component that it belongs directly or indirectly in. */
  readonly parent?: string;
  /** The component that this is another name of. */
  readonly aliasOf?: string;
  /** The element of HTML that it is, whose attributes it may have as well; empty where it is only what stands in it. */
  readonly element?: string;
}

const ofType =
  (type: string) =>
  (description: string): PropEntry => ({ type, description });

export const text = ofType('text');
/** A text that may hold links and emphasis. */
export function caption(description: string): PropEntry {
  return { ...text(description), isCaption: true };
}

/** `open`, `open={true}` and `open="true"` are one. */
export const flag = ofType('switch');
export const number = ofType('number');
export const list = ofType('list');
export const color = ofType('color');
export const day = ofType('day');
export const url = ofType('URL');
export const anything = ofType('any value');

export function oneOf(values: readonly string[], description: string): PropEntry {
  return { type: 'choice', description, values };
}

export function required(entry: PropEntry): PropEntry {
  return { ...entry, required: true };
}

/** A prop of other tools that may stay where it is. */
export function ignored(entry: (description: string) => PropEntry): PropEntry {
  return { ...entry('Accepted, but has no effect.'), isIgnored: true };
}

/** The pair of props that names an icon. */
export const iconProps = {
  icon: ofType('icon')(
    'Name of an icon, an emoji, the path or URL of an image, or an `<svg>` as JSX.',
  ),
  iconType: text('Style of the icon, such as `solid`, `regular` or `brands`.'),
} as const;

export const idProp = {
  id: text('ID for links to it, in place of the one generated from its title.'),
} as const;

/** Whether `true` and `false` mean something to a prop: a name without a value gives `true`. */
export function takesBoolean({ type }: PropEntry): boolean {
  return type === 'switch' || type === 'any value';
}
