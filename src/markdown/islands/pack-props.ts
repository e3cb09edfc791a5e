/** Serializes the props of an island as JSON. Pieces of the page among them become slots of the island. */
import { SLOT_KEY, SLOT_PROPS } from '../../islands/props.ts';

export interface PackedProps {
  readonly json: string;
  /** Pieces of the page by slot id. */
  readonly slots: ReadonlyMap<string, unknown>;
}

export interface PackRequest {
  readonly props: Readonly<Record<string, unknown>>;
  /** Whether a value is a piece of the page. */
  readonly isPiece: (value: unknown) => boolean;
  /** The prefix of slot ids, which keeps them unique on a page. */
  readonly rank: string;
  /** Called for each prop with a value that JSON cannot represent. */
  readonly onLostProp: (prop: string, kind: string) => void;
  /** Whether each of several children gets its own slot, with its props. */
  readonly splits?: boolean;
}

/** The deepest nesting. A deeper value contains itself, or was not written by an author. */
const MAX_DEPTH = 100;

export function packProps(request: PackRequest): PackedProps {
  const { props, isPiece, rank, onLostProp, splits = false } = request;
  const slots = new Map<string, unknown>();
  const packed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (name === 'key') continue;
    // Several children with an element among them are one piece of the page.
    const isWhole = name === 'children' && Array.isArray(value) && value.some(isPiece);
    const isList = isWhole && splits;
    packed[name] = isList ? addSlots(value) : isWhole ? addSlot(value) : pack(value, name, 0);
  }
  return { json: JSON.stringify(packed), slots };

  function pack(value: unknown, prop: string, depth: number): unknown {
    if (value === undefined || value === null) return value;
    if (isPiece(value)) return addSlot(value);
    const lost = depth > MAX_DEPTH ? 'itself' : whatIsLost(value);
    if (lost !== undefined) {
      onLostProp(prop, lost);
      return undefined;
    }
    if (Array.isArray(value)) {
      return value.map((one: unknown) => pack(one, prop, depth + 1) ?? null);
    }
    if (value instanceof Number || value instanceof String) return value.valueOf();
    if (typeof value !== 'object') return value;
    const entries = Object.entries(value).map(([key, one]) => [key, pack(one, prop, depth + 1)]);
    return Object.fromEntries(entries);
  }

  function addSlots(children: readonly unknown[]): readonly unknown[] {
    const shown = children.filter((child) => typeof child !== 'string' || child.trim() !== '');
    return shown.map((child) =>
      isPiece(child)
        ? { ...addSlot(child), [SLOT_PROPS]: plainProps(child) }
        : pack(child, 'children', 0),
    );
  }

  function addSlot(value: unknown): Readonly<Record<string, string>> {
    const id = `${rank}.${slots.size}`;
    slots.set(id, value);
    return { [SLOT_KEY]: id };
  }
}

/** Returns the props of an element that components can use to recognize it. */
function plainProps(element: unknown): Readonly<Record<string, unknown>> {
  const { props = {} } = element as { readonly props?: Readonly<Record<string, unknown>> };
  const isPlain = ([, value]: [string, unknown]) =>
    /^(?:string|number|boolean)$/.test(typeof value);
  return Object.fromEntries(Object.entries(props).filter(isPlain));
}

/** Describes a value that JSON cannot represent; undefined for any other. */
function whatIsLost(value: unknown): string | undefined {
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'symbol') return 'a symbol';
  if (typeof value === 'bigint') return 'a number of type bigint';
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : String(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  if (value instanceof Number || value instanceof String) return undefined;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null || prototype === Object.prototype) return undefined;
  return `a ${value.constructor.name}`;
}
