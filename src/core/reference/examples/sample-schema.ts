/**
 * Generates a value that fits a schema. Never fails: for schemas that are too unusual, the result is
 * undefined.
 */
import { type Options, sample } from 'openapi-sampler';
import { get, isRecord, type Loose } from '../document/loose.ts';
import { parseExact } from '../../text/json/parse-exact.ts';
import { simplifySchema } from './plain/plain-schema.ts';
import type { Located } from '../document/resolver.ts';
import type { Direction } from '../document/message-direction.ts';
import type { SchemaSource } from '../schema/shape-context.ts';

export interface SampleOptions {
  readonly schemas: SchemaSource;
  readonly direction?: Direction;
  readonly onlyRequired?: boolean;
}

/**
 * Depths to try, until the text of the sample is short enough and the sample follows few enough references.
 */
const depths = [8, 5, 3, 2];
const maxSchemaCharacters = 12_000;

export function sampleSchema({ value }: Located, options: SampleOptions): unknown {
  const { schemas, direction, onlyRequired = false } = options;
  const written = schemas.resolver.root;
  const maxFollowed = countReferences(written);
  const asked = simplifySchema(value, schemas);
  const sections = Object.entries(written).map(
    ([key, section]) => [key, simplifySchema(section, schemas)] as const,
  );
  const root = Object.fromEntries(sections);
  for (const maxSampleDepth of depths) {
    const sampled = sampleOnce(asked, withBudget(root, maxFollowed), {
      maxSampleDepth,
      quiet: true,
      skipNonRequired: onlyRequired,
      skipReadOnly: direction === 'request',
      skipWriteOnly: direction === 'response',
    });
    if (sampled === tooExpensive) continue;
    if (sampled === undefined || maxSampleDepth === depths.at(-1)) return sampled;
    if (JSON.stringify(sampled).length <= maxSchemaCharacters) return sampled;
  }
  return undefined;
}

/**
 * The most references that one sample may follow. The sampler generates a shared part again for each schema
 * that uses it.
 */
const maxReferences = 700;
const fewestReferences = 100;

/**
 * The most references that all samples of a document may follow together, with one sample for each schema.
 */
const referencesOfAll = 400_000;

/**
 * Returns how many references each sample may follow: fewer, so that samples are shallower, if thousands of
 * schemas refer to each other.
 */
function countReferences(root: Loose): number {
  const schemas = get(root['components'], 'schemas');
  const count = isRecord(schemas) ? Object.keys(schemas).length : 0;
  const share = Math.floor(referencesOfAll / Math.max(1, count));
  return Math.min(maxReferences, Math.max(fewestReferences, share));
}

const tooExpensive = new Error('The sample follows too many references.');

/** Returns the document as an object that throws once the sampler has looked up too many references. */
function withBudget(root: Loose, maxFollowed: number): Loose {
  let left = maxFollowed;
  const counted = Object.keys(root).map((key): [string, PropertyDescriptor] => {
    const isVersion = key === 'openapi' || key === 'swagger';
    const get = (): unknown => {
      if (!isVersion) left -= 1;
      if (left < 0) throw tooExpensive;
      return root[key];
    };
    return [key, { enumerable: true, get }];
  });
  return Object.defineProperties({}, Object.fromEntries(counted));
}

function sampleOnce(schema: unknown, root: object, options: Options): unknown {
  try {
    const sampled = sample(schema as Parameters<typeof sample>[0], options, root);
    // Inside values, the sampler writes `undefined` where it gives up. JSON has no such value.
    const text = JSON.stringify(sampled) as string | undefined;
    return text === undefined || sampled === null ? undefined : parseExact(text);
  } catch (error) {
    if (error === tooExpensive) return tooExpensive;
    // The sampler gives up on what it does not support: dynamic references, unknown types, endless cycles.
    return undefined;
  }
}
