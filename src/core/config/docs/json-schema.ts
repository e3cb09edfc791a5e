/**
 * Generates the JSON Schema of docs.json for editors. It provides completion and the same checks as
 * Lectern, as far as JSON Schema can express them. All descriptions come from the config schemas.
 */
import { z } from 'zod';
import { configSchema } from '../config.ts';
import { newerSchema } from '../newer/newer-schema.ts';
import { docOf } from '../schema-walk.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Builds the JSON Schema of what an author can write, in either of the two formats. */
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

/** Builds the schema of one format. `name` distinguishes its definitions from those of the other. */
function describe(config: z.ZodType, name: string) {
  const { $schema: _, ...written } = z.toJSONSchema(config, {
    io: 'input',
    target: 'draft-7', // the newest version that every editor supports
    reused: 'ref',
    override: ({ zodSchema, jsonSchema }) => document(zodSchema, jsonSchema),
  });
  const text = JSON.stringify(written).replaceAll('__schema', name);
  const { definitions = {}, ...schema } = JSON.parse(text) as {
    definitions?: Record<string, unknown>;
  };
  return { schema, definitions };
}

/** Formats the JSON Schema as the text of a file. */
export function formatJsonSchema(): string {
  return `${JSON.stringify(buildJsonSchema(), null, 2)}\n`;
}

function document(zodSchema: z.core.$ZodType, jsonSchema: JsonSchema): void {
  // An empty object as default is not informative, because each key inside has its own default.
  if (JSON.stringify(jsonSchema.default) === '{}') delete jsonSchema.default;
  const doc = docOf(zodSchema);
  if (doc === undefined) return;
  const note = doc.status === 'none' ? ' It has no effect on a static site.' : '';
  const fallback = doc.fallback === undefined ? '' : ` Default: ${doc.fallback}.`;
  jsonSchema.description = `${doc.text}${fallback}${note}`;
  if (doc.example !== undefined) jsonSchema.examples = [doc.example];
}
