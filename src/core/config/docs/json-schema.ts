/**
 * The JSON Schema of docs.json for editors: completion, and the same checks that Lectern makes,
 * as far as JSON Schema has words for them. Generated; nothing is described here.
 */
import { z } from 'zod';
import { configSchema } from '../config.ts';
import { docOf } from '../schema-walk.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Builds the JSON Schema of what an author may write. */
export function buildJsonSchema(): Readonly<Record<string, unknown>> {
  const { $schema, ...schema } = z.toJSONSchema(configSchema, {
    io: 'input',
    target: 'draft-7', // the newest that every editor knows
    override: ({ zodSchema, jsonSchema }) => document(zodSchema, jsonSchema),
  });
  return {
    $schema,
    $id: 'urn:lectern:docs.json',
    title: 'docs.json',
    description: 'Configuration of a Lectern documentation site.',
    ...schema,
  };
}

/** The document as the text of a file. */
export function formatJsonSchema(): string {
  return `${JSON.stringify(buildJsonSchema(), null, 2)}\n`;
}

function document(zodSchema: z.core.$ZodType, jsonSchema: JsonSchema): void {
  // An empty object as default says nothing: each key inside has a default of its own.
  if (JSON.stringify(jsonSchema.default) === '{}') delete jsonSchema.default;
  const doc = docOf(zodSchema);
  if (doc === undefined) return;
  const note = doc.status === 'none' ? ' It has no effect on a static site.' : '';
  const fallback = doc.fallback === undefined ? '' : ` Without it: ${doc.fallback}.`;
  jsonSchema.description = `${doc.text}${fallback}${note}`;
  if (doc.example !== undefined) jsonSchema.examples = [doc.example];
}
