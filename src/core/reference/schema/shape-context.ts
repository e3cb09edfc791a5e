/** What building shapes passes along: where in the tree it is, and how much more may be drawn. */
import type { DynamicScope, MergedSchema } from './merge-schema.ts';
import type { Direction } from '../document/message-direction.ts';
import type { Located, Resolver } from '../document/resolver.ts';
import type { Example } from '../model/model.ts';
import type { Shape } from '../model/shape-model.ts';

/** What is the same for a whole document. */
export interface SchemaSource {
  readonly resolver: Resolver;
  readonly memory: SchemaMemory;
  /** Fields stay in the document's order; else required ones come first. */
  readonly keepsOrder: boolean;
  /** Whether any schema leaves open what a part of it is: `$dynamicRef`. */
  readonly hasDynamicRefs: boolean;
  /** Whether any body of the document is XML; else it means nothing how values are written in it. */
  readonly speaksXml: boolean;
  /** Keys of the document whose values are marks of fields: `x-beta`. */
  readonly markKeys: readonly string[];
  /** Name of a schema under components/schemas, by pointer. */
  readonly nameOf: (pointer: string) => string | undefined;
  /** Key of the page of a schema, by pointer; undefined for schemas without one. */
  readonly pageOf: (pointer: string) => string | undefined;
  /** Pointers of the schemas that take part in the one at `pointer` by `allOf`. */
  readonly childrenOf: (pointer: string) => readonly string[];
}

/**
 * What was made of the schemas of one document, kept as long as its source is: hundreds of operations
 * show the same few objects.
 */
export interface SchemaMemory {
  /** By the schema as it is written. */
  readonly merged: WeakMap<object, MergedSchema>;
  /** The same schemas in words that samples can be made of, by those as they are written. */
  readonly plain: WeakMap<object, object>;
  /** Brief ones, by what they were asked for with. */
  readonly shapes: Map<string, Shape>;
  /** Made ones, by what they were asked for with; undefined where none can be made. */
  readonly examples: Map<string, Example | undefined>;
}

export interface ShapeOptions {
  /** Anchor that those of the fields begin with: `body`. */
  readonly id: string;
  /** Leaves out what is only read or only written; absent: nothing is left out. */
  readonly direction?: Direction;
  /** Draws less: for what few readers look at, such as errors. */
  readonly isBrief?: boolean;
}

/** One attempt at drawing a schema. */
export interface ShapeRun {
  readonly source: SchemaSource;
  readonly direction: Direction | undefined;
  /** Levels of fields that are drawn. */
  readonly levels: number;
  /** Levels of nameless objects beyond those: they have no page to lead to. */
  readonly namelessLevels: number;
  /** Objects that are needed, and small, are drawn one level deeper. */
  readonly showsSmall?: true;
  /** Whether another attempt follows where this one draws too much. */
  readonly isFinal: boolean;
  readonly budget: ShapeBudget;
  readonly build: (schemas: readonly Located[], at: At) => Shape;
}

/** What was drawn so far, and how much may be. It counts steps, so that every machine draws the same. */
export interface ShapeBudget {
  /** Fields. */
  drawn: number;
  readonly most: number;
  /** Shapes, whether of fields or of alternatives, items and conditions. */
  shapes: number;
}

/** A place in the tree. */
export interface At {
  readonly id: string;
  /** Levels of fields around this. */
  readonly level: number;
  /** Alternatives around this. */
  readonly choices: number;
  /** Pointers of the schemas around this, to end circles. */
  readonly path: readonly string[];
  readonly scope: DynamicScope | undefined;
  /** Set inside of the alternatives that a discriminator was followed to: it is not followed back. */
  readonly isChild?: boolean;
  /** Whether the field that this is the value of must be there. */
  readonly isNeeded?: boolean;
}

/** A part of an anchor: what a URL shows without escapes. */
export function toAnchor(name: string): string {
  return name.replace(/[^\p{L}\p{N}_$-]+/gu, '-') || '-';
}

/** An anchor that nothing else of `taken` has: `id`, else `id-2` and so on. It is taken from then on. */
export function claimAnchor(id: string, taken: Set<string>): string {
  let free = id;
  for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`;
  taken.add(free);
  return free;
}
