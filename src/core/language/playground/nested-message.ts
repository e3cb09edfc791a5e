/** Sentences of the playground that contain other sentences: `should be a list, and is text`. */
import {
  formatMessage,
  type PlaygroundVocabulary,
  type PlaygroundMessage,
} from './playground-wording.ts';

type Part = string | number | PlaygroundMessage;

/** A list contains alternatives: `a list or null`. */
export interface NestedMessage extends Pick<PlaygroundMessage, 'key'> {
  readonly values?: Readonly<Record<string, Part | readonly Part[]>>;
}

export function formatNested(
  { key, values = {} }: NestedMessage,
  vocabulary: PlaygroundVocabulary,
): string {
  const toText = (part: Part) => {
    return typeof part === 'object' ? formatMessage(part, vocabulary) : part;
  };
  const texts = Object.entries(values).map(([name, value]) => {
    return [
      name,
      Array.isArray(value)
        ? value.map((each: Part) => String(toText(each)))
        : toText(value as Part),
    ] as const;
  });
  return formatMessage({ key, values: Object.fromEntries(texts) }, vocabulary);
}
