/** Samples of a request: those that an author wrote, then one in each language. */
import { isRecord, listOf, type Loose, textOf } from '../document/loose.ts';
import type { CodeSample, CodeSamples, HttpRequest } from '../model/request-model.ts';
import type { ReferenceSettings } from '../model/settings.ts';
import { buildCodeSamples } from '../request/samples/code-samples.ts';

export function listSamples(
  operation: Loose,
  request: HttpRequest,
  settings: ReferenceSettings,
): CodeSamples {
  const written = operation['x-codeSamples'] ?? operation['x-code-samples'];
  const authored = listOf(written).flatMap((sample, rank) => toAuthored(sample, rank) ?? []);
  const generated = buildCodeSamples(request, settings.request.example.languages);
  return { ...generated, samples: [...authored, ...generated.samples] };
}

function toAuthored(value: unknown, rank: number): CodeSample | undefined {
  const source = isRecord(value) ? value['source'] : undefined;
  if (!isRecord(value) || typeof source !== 'string') return undefined;
  const language = textOf(value['lang']) ?? 'text';
  return {
    kind: 'sample',
    id: `authored-${rank}`,
    label: textOf(value['label']) ?? language,
    language: language.toLowerCase(),
    text: source.trimEnd(),
    origin: 'authored',
  };
}
