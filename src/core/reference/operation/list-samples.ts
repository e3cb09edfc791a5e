/**
 * Lists the samples of a request: those that the author wrote, then one in each language that the author
 * left out. Two tabs of the same name would leave readers to guess which one they want.
 */
import { isRecord, listOf, type Loose, textOf } from '../document/loose.ts';
import type { CodeSample, CodeSamples, HttpRequest } from '../model/request-model.ts';
import type { ReferenceSettings } from '../model/settings.ts';
import { buildCodeSamples, labelOfClient } from '../request/samples/code-samples.ts';

export function listSamples(
  operation: Loose,
  request: HttpRequest,
  settings: ReferenceSettings,
): CodeSamples {
  const written = operation['x-codeSamples'] ?? operation['x-code-samples'];
  const authored = makeLabelsUnique(
    listOf(written).flatMap((sample, rank) => toAuthored(sample, rank) ?? []),
  );
  const { languages, autogenerate } = settings.request.example;
  if (!autogenerate) return { samples: authored, omitted: [] };
  const names = new Set(authored.map(({ label }) => label.toLowerCase()));
  const isMissing = ({ label }: { label: string }) => !names.has(label.toLowerCase());
  const { samples, omitted } = buildCodeSamples(request, languages);
  return {
    samples: [...authored, ...samples.filter(isMissing)],
    omitted: omitted.filter(isMissing),
  };
}

function toAuthored(value: unknown, rank: number): CodeSample | undefined {
  const source = isRecord(value) ? value['source'] : undefined;
  if (!isRecord(value) || typeof source !== 'string') return undefined;
  const language = textOf(value['lang']) ?? 'text';
  return {
    kind: 'sample',
    id: `authored-${rank}`,
    label: textOf(value['label']) ?? nameSample(language, source),
    language: language.toLowerCase(),
    text: source.trimEnd(),
    origin: 'authored',
  };
}

/**
 * Renames samples that share a label, such as the name of their operation, after their languages: to the
 * language alone if no other sample has that name, otherwise to the label followed by the language.
 */
function makeLabelsUnique(samples: readonly CodeSample[]): readonly CodeSample[] {
  const byLabel = Map.groupBy(samples, ({ label }) => label.toLowerCase());
  const isShared = ({ label, language }: CodeSample): boolean =>
    byLabel.get(label.toLowerCase())?.some((other) => other.language !== language) === true;
  const taken = new Set(
    samples.filter((sample) => !isShared(sample)).map(({ label }) => label.toLowerCase()),
  );
  return samples.map((sample) => {
    if (!isShared(sample)) return sample;
    const label = freeLabel(sample, taken);
    taken.add(label.toLowerCase());
    return { ...sample, label };
  });
}

/** @param taken Labels in lower case. */
function freeLabel({ label, language, text }: CodeSample, taken: ReadonlySet<string>): string {
  const name = nameSample(language, text);
  const isFree = (candidate: string) => !taken.has(candidate.toLowerCase());
  if (isFree(name)) return name;
  const full = `${label} (${name})`;
  let found = full;
  for (let number = 2; !isFree(found); number += 1) found = `${full} ${number}`;
  return found;
}

/**
 * Names a sample without a label after its language. A shell script that begins with `curl` is a cURL
 * sample.
 */
function nameSample(language: string, source: string): string {
  const isCurl = /^(?:bash|sh|shell|zsh)$/i.test(language) && /^\s*curl\s/.test(source);
  return labelOfClient(isCurl ? 'curl' : language) ?? language;
}
