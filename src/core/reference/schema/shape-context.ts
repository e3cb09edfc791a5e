/** What the builders of shapes pass along: the place in the tree, and how much more can be shown. */
import type { DynamicScope } from './merge/dynamic-scope.ts';
import type { MergedSchema } from './merge/merged-schema.ts';
import type { Direction } from '../document/message-direction.ts';
import type { Located, Resolver } from '../document/resolver.ts';
import type { Example } from '../model/endpoint-model.ts';
import type { Shape } from '../model/shape-model.ts';

/** What is the same for a whole document. */
export interface SchemaSource {
  readonly resolver: Resolver;
  readonly memory: SchemaMemory;
  /** Whether fields stay in the document's order; otherwise required ones come first. */
  readonly keepsOrder: boolean;
  /** Whether any schema leaves open what a part of it is: `$dynamicRef`. */
  readonly hasDynamicRefs: boolean;
  /** Whether any body of the document is XML; otherwise it does not matter how values are written in XML. */
  readonly usesXml: boolean;
  /** Keys of the document whose values are marks of fields: `x-beta`. */
  readonly markKeys: readonly string[];
  /** Returns the name of a schema under components/schemas, by pointer. */
  readonly nameOf: (pointer: string) => string | undefined;
  /** Returns the key of a schema's page, by pointer; undefined for schemas without one. */
  readonly pageOf: (pointer: string) => string | undefined;
  /** Returns the pointers of the schemas that include the one at `pointer` by `allOf`. */
  readonly childrenOf: (pointer: string) => readonly string[];
}

/**
 * Caches the results for the schemas of one document as long as its source exists, because hundreds of
 * operations show the same few objects.
 */
export interface SchemaMemory {
  /** By the schema as it is written. */
  readonly merged: WeakMap<object, MergedSchema>;
  /**
   * The same schemas, rewritten in keywords that samples can be made from, by the schemas as they are
   * written.
   */
  readonly plain: WeakMap<object, object>;
  /** Brief shapes, by their anchor, direction and schema. */
  readonly shapes: Map<string, Shape>;
  /** Generated examples, by direction, form and schema; undefined if none can be generated. */
  readonly examples: Map<string, Example | undefined>;
}

export interface ShapeOptions {
  /** The anchor that prefixes those of the fields: `body`. */
  readonly id: string;
  /** Leaves out what is read-only or write-only in this direction; if absent, nothing is left out. */
  readonly direction?: Direction;
  /** Whether to show less, for what few readers look at, such as errors. */
  readonly isBrief?: boolean;
}

/** One attempt at building the shape of a schema. */
export interface ShapeRun {
  readonly source: SchemaSource;
  readonly direction: Direction | undefined;
  /** The levels of fields that are shown. */
  readonly levels: number;
  /** Further levels for nameless objects, because they have no page to link to. */
  readonly namelessLevels: number;
  /** Small required objects are shown one level deeper. */
  readonly showsSmall?: true;
  /** Whether this is the last attempt, which is not followed by another if it shows too much. */
  readonly isFinal: boolean;
  readonly budget: ShapeBudget;
  readonly build: (schemas: readonly Located[], at: At) => Shape;
}

/**
 * What was built so far, and how much may be. It counts steps instead of time, so that every machine builds
 * the same.
 */
export interface ShapeBudget {
  /** The number of fields so far. */
  drawn: number;
  readonly most: number;
  /** The number of shapes so far, whether of fields or of alternatives, items and conditions. */
  shapes: number;
}

/** A place in the tree. */
export interface At {
  readonly id: string;
  /** How many levels of fields are around this place. */
  readonly level: number;
  /** How many levels of alternatives are around this place. */
  readonly choices: number;
  /** Pointers of the schemas around this place, to end cycles. */
  readonly path: readonly string[];
  readonly scope: DynamicScope | undefined;
  /** Set inside alternatives that a discriminator was followed to, so that it is not followed back. */
  readonly isChild?: boolean;
  /** Whether the field that has this value is required. */
  readonly isNeeded?: boolean;
}

/** Returns a part of an anchor, with only characters that a URL shows without escapes. */
export function toAnchor(name: string): string {
  return name.replace(/[^\p{L}\p{N}_$-]+/gu, '-') || '-';
}

/** Returns an anchor that is not in `taken` yet: `id`, else `id-2` and so on. Adds it to `taken`. */
export function claimAnchor(id: string, taken: Set<string>): string {
  let free = id;
  for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`;
  taken.add(free);
  return free;
}
