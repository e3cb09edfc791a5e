/** Makes a value that a schema describes. Never fails: a schema too strange gives nothing. */
import { type Options, sample } from 'openapi-sampler';
import type { Located } from './resolver.ts';
import type { Direction, SchemaSource } from './shape-context.ts';

export interface SampleOptions {
  readonly schemas: SchemaSource;
  readonly direction?: Direction;
  readonly isXml?: boolean;
  readonly onlyRequired?: boolean;
}

/** Depths to try until the text of the sample is short enough. */
const depths = [8, 5, 3, 2];
const longest = 12_000;

/** A value; for XML its text. */
export function sampleSchema({ value }: Located, options: SampleOptions): unknown {
  const { schemas, direction, isXml = false, onlyRequired = false } = options;
  for (const maxSampleDepth of depths) {
    const sampled = sampleOnce(value, schemas.resolver.root, {
      maxSampleDepth,
      quiet: true,
      enablePatterns: true,
      skipNonRequired: onlyRequired,
      skipReadOnly: direction === 'request',
      skipWriteOnly: direction === 'response',
      format: isXml ? 'xml' : 'json',
    });
    if (sampled === undefined || maxSampleDepth === depths.at(-1)) return sampled;
    if (JSON.stringify(sampled).length <= longest) return sampled;
  }
  return undefined;
}

function sampleOnce(schema: unknown, root: object, options: Options): unknown {
  try {
    const sampled = sample(schema as Parameters<typeof sample>[0], options, root);
    // It puts `undefined` where it gives up inside: JSON has no such value.
    const text = JSON.stringify(sampled) as string | undefined;
    return text === undefined || sampled === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    // It gives up on what it does not know: dynamic references, strange types, endless circles.
    return undefined;
  }
}
