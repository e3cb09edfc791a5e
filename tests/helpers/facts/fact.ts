/** Something that an OpenAPI document states, and where readers must find it. */
export interface Fact {
  /** The keyword, or what it belongs to: `description`, `minLength`, `link`. */
  readonly kind: string;
  /** Alternative wordings, each of which states the fact. */
  readonly texts: readonly string[];
  /** Names, one of which must appear shortly before the text; empty if the text is clear on its own. */
  readonly owners: readonly string[];
  /** Prose is compared piece by piece, by its letters only; code exactly as written. */
  readonly mode: 'prose' | 'code';
}

/** The distinct facts of one place in a document. */
export class FactList {
  readonly #facts = new Map<string, Fact>();

  get all(): readonly Fact[] {
    return [...this.#facts.values()];
  }

  /** Adds text for people, in Markdown; adds nothing if the value is not text. */
  prose(kind: string, value: unknown): void {
    if (typeof value === 'string' && value.trim() !== '')
      this.#add({ kind, texts: [value], owners: [], mode: 'prose' });
  }

  /** Adds a value that is shown as written, after the name that it belongs to. */
  code(kind: string, value: unknown, owners: readonly string[] = []): void {
    const texts = (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap(toTexts);
    if (texts.length > 0) this.#add({ kind, texts, owners, mode: 'code' });
  }

  #add(fact: Fact): void {
    this.#facts.set(JSON.stringify(fact), fact);
  }
}

/**
 * Returns the possible spellings of a value. A number can have grouped digits; lists and objects are
 * compared leaf by leaf elsewhere.
 */
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

/** Returns entries except extensions. */
export function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return Object.entries(recordOf(value)).filter(([key]) => !key.startsWith('x-'));
}

/** Extensions that pages show in their own way. */
const SHOWN =
  /^x-(?:mint|code-?samples|badges|taggroups|displayname|group|hidden|enum.*|lectern-.*)$/i;

/** Returns the names of extensions; none if readers may not see all of the document. */
export function extensionsOf(value: Loose, { isWhole }: Pointers): readonly string[] {
  if (!isWhole) return [];
  return Object.keys(value).filter((key) => key.startsWith('x-') && !SHOWN.test(key));
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

/** Returns every text, number and boolean inside a value. */
export function leavesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  return isRecord(value) ? Object.values(value).flatMap(leavesOf) : [value];
}

/** Follows references within one document only. */
export class Pointers {
  readonly root: Loose;
  /** Whether readers may see all of the document. */
  readonly isWhole: boolean;

  constructor(root: Loose) {
    this.root = root;
    const text = JSON.stringify(root, (_, each: unknown) =>
      typeof each === 'bigint' ? Number(each) : each,
    );
    this.isWhole = !/"x-(?:internal|excluded|scalar-ignore)":true/.test(text);
  }

  /** Returns the value at the end of a chain of references; undefined if there is none. */
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
