/**
 * The part of the reference model about the schemas of a document that readers can look up, and their
 * pages.
 */
import type { Place } from '../../diagnostic/diagnostic.ts';
import type { Extension } from './extension-model.ts';
import type { EndpointSummary, Example } from './endpoint-model.ts';
import type { Shape } from './shape-model.ts';

export interface SchemaSummary {
  readonly kind: 'schema';
  readonly key: string;
  /** Name under `components/schemas`. */
  readonly name: string;
  readonly title: string;
  readonly locate: () => Place;
}

/** A schema, and everything that uses it directly. */
export interface UsedSchema {
  readonly name: string;
  /** The key of the schema's page; absent if the schema is shown in full wherever it is used. */
  readonly key?: string;
  readonly usedBy: readonly SchemaUser[];
}

export interface SchemaUser {
  readonly kind: EndpointSummary['kind'] | 'schema';
  /** The key of the user's page; absent for a schema without one. */
  readonly key?: string;
  readonly title: string;
}

/** All schemas of a document. */
export interface SchemaIndex {
  readonly kind: 'schemas';
  readonly key: string;
  readonly schemas: readonly UsedSchema[];
}

export interface SchemaPage {
  readonly kind: 'schema';
  readonly key: string;
  readonly reference: string;
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  readonly shape: Shape;
  readonly examples: readonly Example[];
  readonly usedBy: readonly SchemaUser[];
  readonly extensions: readonly Extension[];
}
