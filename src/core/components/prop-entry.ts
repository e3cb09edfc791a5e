/** A prop that an author can set on a component. */
export interface PropEntry {
  /** The type in the documentation's terms: `text`, `switch`, `number`, `icon`. */
  readonly type: string;
  readonly description: string;
  readonly required?: boolean;
  /** All values that have a meaning, if they are a small set. */
  readonly values?: readonly string[];
  /** The least and the most that a number can be; others are read as the nearer of the two. */
  readonly range?: readonly [least: number, most: number];
  /** The keys that each object of a list can have. */
  readonly fields?: Readonly<Record<string, PropEntry>>;
  /** What a text must match to have a meaning. */
  readonly form?: RegExp;
  /** The accepted words for a color, in addition to CSS colors. */
  readonly words?: readonly string[];
  /** Whether the text can contain links and emphasis. */
  readonly isCaption?: true;
  /** Whether the text is that of a button, which cannot contain links. */
  readonly isButton?: true;
  /** Whether the text is that of a link, which cannot contain links, if the component has an `href`. */
  readonly isLink?: true;
  /** Whether the prop is accepted without an effect, because pages for other tools set it. */
  readonly isIgnored?: true;
}

export interface ComponentEntry {
  readonly description: string;
  readonly props: Readonly<Record<string, PropEntry>>;
  /** Props of which at least one is required. */
  readonly oneOf?: readonly string[];
  /** The component that must contain this one, directly or indirectly. */
  readonly parent?: string;
  /** The component that this name is an alias of. */
  readonly aliasOf?: string;
  /**
   * The HTML element that the component renders as, whose attributes it also accepts; empty if it renders
   * only its content.
   */
  readonly element?: string;
}

const ofType =
  (type: string) =>
  (description: string): PropEntry => ({ type, description });

export const text = ofType('text');
/** A text that can contain links and emphasis. */
export function caption(description: string): PropEntry {
  return { ...text(description), isCaption: true };
}

/** The text of a button, which can contain emphasis but no links. */
export function buttonText(description: string): PropEntry {
  return { ...text(description), isButton: true };
}

/** A text that is a link if the component has an `href`, and otherwise can contain links and emphasis. */
export function linkText(description: string): PropEntry {
  return { ...caption(description), isLink: true };
}

/** `open`, `open={true}` and `open="true"` mean the same. */
export const flag = ofType('switch');
export const number = ofType('number');
export const list = ofType('list');
export const color = ofType('color');
export const day = ofType('day');
export const url = ofType('URL');
export const anything = ofType('any value');

export function between(least: number, most: number, description: string): PropEntry {
  return { ...number(description), range: [least, most] };
}

export function oneOf(values: readonly string[], description: string): PropEntry {
  return { type: 'choice', description, values };
}

export function required(entry: PropEntry): PropEntry {
  return { ...entry, required: true };
}

/** A prop of other tools that is accepted without an effect. */
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

/** Whether `true` and `false` are meaningful values of a prop: a name without a value means `true`. */
export function takesBoolean({ type }: PropEntry): boolean {
  return type === 'switch' || type === 'any value';
}
