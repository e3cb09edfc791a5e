/** Makes a value that a schema describes. Never fails: a schema too strange gives nothing. */
import { type Options, sample } from 'openapi-sampler';
import { get, isRecord, type Loose } from '../document/loose.ts';
import { parseExact } from '../../text/json/parse-exact.ts';
import { toPlainSchema } from './plain/plain-schema.ts';
import type { Located } from '../document/resolver.ts';
import type { Direction } from '../document/message-direction.ts';
import type { SchemaSource } from '../schema/shape-context.ts';

export interface SampleOptions {
  readonly schemas: SchemaSource;
  readonly direction?: Direction;
  readonly onlyRequired?: boolean;
}

/** Depths to try until the text of the sample is short enough, and no dearer than it may be. */
const depths = [8, 5, 3, 2];
const longest = 12_000;

export function sampleSchema({ value }: Located, options: SampleOptions): unknown {
  const { schemas, direction, onlyRequired = false } = options;
  const written = schemas.resolver.root;
  const most = countReferences(written);
  const asked = toPlainSchema(value, schemas);
  const sections = Object.entries(written).map(
    ([key, section]) => [key, toPlainSchema(section, schemas)] as const,
  );
  const root = Object.fromEntries(sections);
  for (const maxSampleDepth of depths) {
    const sampled = sampleOnce(asked, withBudget(root, most), {
      maxSampleDepth,
      quiet: true,
      skipNonRequired: onlyRequired,
      skipReadOnly: direction === 'request',
      skipWriteOnly: direction === 'response',
    });
    if (sampled === tooDear) continue;
    if (sampled === undefined || maxSampleDepth === depths.at(-1)) return sampled;
    if (JSON.stringify(sampled).length <= longest) return sampled;
  }
  return undefined;
}

/** References that one sample may follow: what schemas share, it draws again each time. */
const mostReferences = 700;
const fewestReferences = 100;

/** References of all samples of a document of which each schema has one. */
const referencesOfAll = 400_000;

/** Thousands of schemas that refer to each other have shallower samples than a few. */
function countReferences(root: Loose): number {
  const schemas = get(root['components'], 'schemas');
  const count = isRecord(schemas) ? Object.keys(schemas).length : 0;
  const share = Math.floor(referencesOfAll / Math.max(1, count));
  return Math.min(mostReferences, Math.max(fewestReferences, share));
}

const tooDear = new Error('The sample follows too many references.');

/** A document of which the sampler can ask for so many references; then it is stopped. */
function withBudget(root: Loose, most: number): Loose {
  let left = most;
  const counted = Object.keys(root).map((key): [string, PropertyDescriptor] => {
    const isVersion = key === 'openapi' || key === 'swagger';
    const get = (): unknown => {
      if (!isVersion) left -= 1;
      if (left < 0) throw tooDear;
      return root[key];
    };
    return [key, { enumerable: true, get }];
  });
  return Object.defineProperties({}, Object.fromEntries(counted));
}

function sampleOnce(schema: unknown, root: object, options: Options): unknown {
  try {
    const sampled = sample(schema as Parameters<typeof sample>[0], options, root);
    // It puts `undefined` where it gives up inside: JSON has no such value.
    const text = JSON.stringify(sampled) as string | undefined;
    return text === undefined || sampled === null ? undefined : parseExact(text);
  } catch (error) {
    if (error === tooDear) return tooDear;
    // It gives up on what it does not know: dynamic references, strange types, endless circles.
    return undefined;
  }
}
