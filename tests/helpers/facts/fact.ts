/** One thing that an OpenAPI document says, and where readers must find it. */
export interface Fact {
  /** `description`, `minLength`, `link`: the keyword, or what it belongs to. */
  readonly kind: string;
  /** Any of these says it. */
  readonly texts: readonly string[];
  /** Names of which one must stand shortly before it; none where it is told apart by itself. */
  readonly owners: readonly string[];
  /** Prose is compared letter by letter, piece by piece; code as it is written. */
  readonly mode: 'prose' | 'code';
}

/** What is said in one place of a document, each thing once. */
export class FactList {
  readonly #facts = new Map<string, Fact>();

  get all(): readonly Fact[] {
    return [...this.#facts.values()];
  }

  /** Text for people, in Markdown; nothing for what is no text. */
  prose(kind: string, value: unknown): void {
    if (typeof value === 'string' && value.trim() !== '')
      this.#add({ kind, texts: [value], owners: [], mode: 'prose' });
  }

  /** A value that is shown as it is written, behind the name that it belongs to. */
  code(kind: string, value: unknown, owners: readonly string[] = []): void {
    const texts = (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap(toTexts);
    if (texts.length > 0) this.#add({ kind, texts, owners, mode: 'code' });
  }

  #add(fact: Fact): void {
    this.#facts.set(JSON.stringify(fact), fact);
  }
}

/** A number may be grouped, and lists and objects are compared leaf by leaf elsewhere. */
function toTexts(value: unknown): string[] {
  if (typeof value === 'number' || typeof value === 'bigint')
    return [String(value), value.toLocaleString('en')];
  if (typeof value === 'boolean') return [String(value)];
  return typeof value === 'string' && value.trim() !== '' ? [value] : [];
}

export type Loose = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function recordOf(value: unknown): Loose {
  return isRecord(value) ? value : {};
}

/** Entries without extensions. */
export function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return Object.entries(recordOf(value)).filter(([key]) => !key.startsWith('x-'));
}

/** Those that pages show in their own way. */
const SHOWN =
  /^x-(?:mint|code-?samples|badges|taggroups|displayname|group|hidden|enum.*|lectern-.*)$/i;

/** Names of extensions; none of a document of which readers may not see all. */
export function extensionsOf(value: Loose, { isWhole }: Pointers): readonly string[] {
  if (!isWhole) return [];
  return Object.keys(value).filter((key) => key.startsWith('x-') && !SHOWN.test(key));
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

/** Every text, number and flag inside of a value. */
export function leavesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  return isRecord(value) ? Object.values(value).flatMap(leavesOf) : [value];
}

/** Follows references within one document, and no others. */
export class Pointers {
  readonly root: Loose;
  /** Whether readers may see all of it. */
  readonly isWhole: boolean;

  constructor(root: Loose) {
    this.root = root;
    const text = JSON.stringify(root, (_, each: unknown) =>
      typeof each === 'bigint' ? Number(each) : each,
    );
    this.isWhole = !/"x-(?:internal|excluded|scalar-ignore)":true/.test(text);
  }

  /** The value that is meant in the end; undefined where nothing is. */
  follow(value: unknown): unknown {
    let found = value;
    for (let step = 0; step < 20; step += 1) {
      const ref = recordOf(found)['$ref'];
      if (typeof ref !== 'string') return found;
      found = this.find(ref);
    }
    return undefined;
  }

  find(ref: string): unknown {
    if (!ref.startsWith('#')) return undefined;
    const keys = ref.slice(1).split('/').slice(1);
    return keys.reduce<unknown>((value, key) => {
      const name = decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
      return Array.isArray(value) ? (value as unknown[])[Number(name)] : recordOf(value)[name];
    }, this.root);
  }
}
