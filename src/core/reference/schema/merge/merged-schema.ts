import type { Loose } from '../../document/loose.ts';
import type { Located } from '../../document/resolver.ts';
import type { Alternatives } from './choices.ts';
import type { DynamicScope } from './dynamic-scope.ts';

/** Everything that holds for a schema, in one place. */
export interface MergedSchema {
  /** All keywords except those below; of several values the narrowest, otherwise the outermost. */
  readonly keywords: Loose;
  /** Schemas by property, in order of first appearance; several must hold together. */
  readonly properties: ReadonlyMap<string, readonly Located[]>;
  readonly patternProperties: readonly (readonly [string, Located])[];
  readonly additional?: Located;
  readonly items?: Located;
  readonly required: ReadonlySet<string>;
  /** Each once: the schema's own, then those of its parts, then those of what it refers to. */
  readonly descriptions: readonly string[];
  readonly alternatives: readonly Alternatives[];
  readonly patterns: readonly string[];
  /** Schemas with `if`, `dependentSchemas` and the like, and their places. */
  readonly conditional: readonly Located[];
  /** Pointers of all schemas that are part of this one by reference. */
  readonly parts: readonly string[];
  /** The schema that a plain reference points to, which this one is named after. */
  readonly target?: string;
  /** `false`: no value is valid. */
  readonly isNever: boolean;
  /** The scope of inner schemas. */
  readonly scope: DynamicScope;
}
