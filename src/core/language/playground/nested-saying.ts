/** Sentences of the playground that contain other sentences: `should be a list, and is text`. */
import { formatSaying, type PlaygroundVocabulary, type Saying } from './playground-wording.ts';

type Part = string | number | Saying;

/** A list contains alternatives: `a list or null`. */
export interface NestedSaying extends Pick<Saying, 'key'> {
  readonly values?: Readonly<Record<string, Part | readonly Part[]>>;
}

export function formatNested(
  { key, values = {} }: NestedSaying,
  vocabulary: PlaygroundVocabulary,
): string {
  const toText = (part: Part) => {
    return typeof part === 'object' ? formatSaying(part, vocabulary) : part;
  };
  const told = Object.entries(values).map(([name, value]) => {
    return [
      name,
      Array.isArray(value)
        ? value.map((each: Part) => String(toText(each)))
        : toText(value as Part),
    ] as const;
  });
  return formatSaying({ key, values: Object.fromEntries(told) }, vocabulary);
}
