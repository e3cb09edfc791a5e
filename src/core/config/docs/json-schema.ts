/**
 * The JSON Schema of docs.json for editors: completion, and the same checks that Lectern makes,
 * as far as JSON Schema has words for them. Generated; nothing is described here.
 */
import { z } from 'zod';
import { configSchema } from '../config.ts';
import { newerSchema } from '../newer/newer-schema.ts';
import { docOf } from '../schema-walk.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Builds the JSON Schema of what an author may write, in whichever of the two formats. */
export function buildJsonSchema(): Readonly<Record<string, unknown>> {
  const older = describe(configSchema, 'older');
  const newer = describe(newerSchema, 'newer');
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'urn:lectern:docs.json',
    title: 'docs.json',
    description: 'Configuration of a Lectern documentation site.',
    if: { properties: { navigation: { type: 'object' } }, required: ['navigation'] },
    then: newer.schema,
    else: older.schema,
    definitions: { ...older.definitions, ...newer.definitions },
  };
}

/** The schema of one format; `name` keeps its definitions apart from those of the other one. */
function describe(config: z.ZodType, name: string) {
  const { $schema: _, ...written } = z.toJSONSchema(config, {
    io: 'input',
    target: 'draft-7', // the newest that every editor knows
    reused: 'ref',
    override: ({ zodSchema, jsonSchema }) => document(zodSchema, jsonSchema),
  });
  const text = JSON.stringify(written).replaceAll('__schema', name);
  const { definitions = {}, ...schema } = JSON.parse(text) as {
    definitions?: Record<string, unknown>;
  };
  return { schema, definitions };
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
  const fallback = doc.fallback === undefined ? '' : ` Default: ${doc.fallback}.`;
  jsonSchema.description = `${doc.text}${fallback}${note}`;
  if (doc.example !== undefined) jsonSchema.examples = [doc.example];
}
