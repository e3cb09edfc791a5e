/** The examples of bodies, each text once however often a document repeats it. */
import type { Content, Example, Response } from '../../../core/reference/model/model.ts';

export interface ShownExample extends Pick<Example, 'text' | 'language' | 'isIllustrative'> {
  readonly label: string;
  /** Whether an author called it so: it is shown even where there is one alone. */
  readonly isNamed: boolean;
  readonly description: string | undefined;
  readonly url: string | undefined;
  /** Names that the document has for it: those of the same name belong together. */
  readonly keys: readonly string[];
}

/** Examples of a body in all its content types. */
export function listShownExamples(
  contents: readonly Pick<Content, 'mediaType' | 'examples'>[],
): readonly ShownExample[] {
  const shown = new Map<string, ShownExample>();
  for (const { mediaType, examples } of contents) {
    for (const example of examples) {
      const { text, language, isIllustrative, label, origin, description, url } = example;
      const key = text === '' ? (url ?? '') : text;
      if (key === '') continue;
      const isNamed = origin === 'authored' && label !== '' && label !== 'Example';
      const name = origin === 'generated' || label === '' ? mediaType : label;
      const own = { label: name, isNamed, description, url };
      const known = shown.get(key) ?? { ...own, text, language, isIllustrative, keys: [] };
      const keys = origin === 'authored' ? [...known.keys, example.key] : known.keys;
      shown.set(key, { ...known, keys });
    }
  }
  return [...shown.values()];
}

/** Forms are made of the fields of an object: in their samples is nothing else that an author wrote. */
export function isBesideText({
  notation,
  examples,
}: Pick<Content, 'notation' | 'examples'>): boolean {
  return notation !== 'multipart' || examples.every(({ text }) => text.startsWith('{'));
}

/** The keys as one attribute of HTML; undefined where there is none. */
export function formatKeys({ keys }: Pick<ShownExample, 'keys'>): string | undefined {
  return keys.length === 0 ? undefined : keys.map(encodeURIComponent).join(' ');
}

export interface StatusExamples {
  /** `200`, or `200, 201` where both look the same. */
  readonly statuses: string;
  readonly examples: readonly ShownExample[];
}

/** Characters of all examples of a page together, beyond those of the first status. */
const LIMIT = 12_000;

/**
 * Statuses without examples are left out, and so are long ones behind the first. What answers the
 * request with the key `first` comes before its siblings.
 */
export function listStatusExamples(
  responses: readonly Response[],
  first?: string,
): readonly StatusExamples[] {
  const groups = new Map<string, { statuses: string[]; examples: readonly ShownExample[] }>();
  for (const { status, content } of responses) {
    const isFirst = ({ keys }: ShownExample) => first !== undefined && keys.includes(first);
    const listed = listShownExamples(content);
    const examples = [...listed.filter(isFirst), ...listed.filter((each) => !isFirst(each))];
    if (examples.length === 0) continue;
    const key = JSON.stringify(examples.map(({ text }) => text));
    const group = groups.get(key);
    if (group) group.statuses.push(status);
    else groups.set(key, { statuses: [status], examples });
  }
  let length = 0;
  return [...groups.values()].flatMap(({ statuses, examples }, index) => {
    const size = examples.reduce((sum, { text }) => sum + text.length, 0);
    if (index > 0 && length + size > LIMIT) return [];
    length += size;
    return [{ statuses: statuses.join(', '), examples }];
  });
}
