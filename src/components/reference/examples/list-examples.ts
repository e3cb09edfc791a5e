/** Lists the examples of bodies, each text only once, however often a document repeats it. */
import type { Content, Example, Response } from '../../../core/reference/model/endpoint-model.ts';

/** The name and description that a document gives an example. */
interface ExampleName {
  readonly label: string;
  readonly description: string | undefined;
}

export interface ShownExample
  extends ExampleName, Pick<Example, 'text' | 'language' | 'isIllustrative'> {
  /** Whether an author chose the name, which is then shown even if there is only one example. */
  readonly isNamed: boolean;
  /** Names of other examples with the same text. */
  readonly alike: readonly ExampleName[];
  readonly url: string | undefined;
  /**
   * Keys of the example in the document. Examples of a request and a response with the same key belong
   * together.
   */
  readonly keys: readonly string[];
}

/** Lists the examples of a body in all its content types. */
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
      const isNameless = label === '' || (origin === 'generated' && label === 'Example');
      const name = isNameless ? mediaType : label;
      const own = { label: name, isNamed, description, url, text, language, isIllustrative };
      const keys = origin === 'authored' ? [example.key] : [];
      const other: ShownExample = { ...own, alike: [], keys };
      const known = shown.get(key);
      shown.set(key, known === undefined ? other : mergeExamples(known, other));
    }
  }
  return [...shown.values()];
}

/** Merges two examples with the same text: returns the first, with the names and keys of the other added. */
function mergeExamples(first: ShownExample, other: ShownExample): ShownExample {
  const present: readonly ExampleName[] = [first, ...first.alike];
  const isPresent = ({ label, description }: ExampleName) =>
    present.some(
      (each) => each.label === label && (description ?? each.description) === each.description,
    );
  const names = [other, ...other.alike].map(({ label, description }) => ({ label, description }));
  const added = other.isNamed ? names.filter((name) => !isPresent(name)) : [];
  return {
    ...first,
    alike: [...first.alike, ...added],
    keys: [...first.keys, ...other.keys.filter((key) => !first.keys.includes(key))],
  };
}

/**
 * Whether the samples next to the text can show the examples. Samples of a multipart form are made from the
 * fields of an object, and so contain nothing else that an author wrote.
 */
export function fitsInSamples({
  notation,
  examples,
}: Pick<Content, 'notation' | 'examples'>): boolean {
  return notation !== 'multipart' || examples.every(({ text }) => text.startsWith('{'));
}

/** Formats the keys as one HTML attribute; undefined if there are none. */
export function formatKeys({ keys }: Pick<ShownExample, 'keys'>): string | undefined {
  return keys.length === 0 ? undefined : keys.map(encodeURIComponent).join(' ');
}

export interface StatusExamples {
  /** `200`, or `200, 201` if both have the same examples. */
  readonly statuses: string;
  readonly examples: readonly ShownExample[];
}

/** Maximum number of characters of a page's examples; those of the first status are always shown. */
const LIMIT = 12_000;

/**
 * Groups the examples of responses by status, without statuses that have none and without further statuses
 * that exceed `LIMIT`. The example with the key `first` precedes the others of its status.
 */
export function listStatusExamples(
  responses: readonly Response[],
  first?: string,
): readonly StatusExamples[] {
  const groups = new Map<
    string,
    { statuses: readonly string[]; examples: readonly ShownExample[] }
  >();
  for (const { status, content } of responses) {
    const isFirst = ({ keys }: ShownExample) => first !== undefined && keys.includes(first);
    const listed = listShownExamples(content);
    const examples = [...listed.filter(isFirst), ...listed.filter((each) => !isFirst(each))];
    if (examples.length === 0) continue;
    const key = JSON.stringify(examples.map(({ text }) => text));
    const group = groups.get(key);
    groups.set(key, {
      statuses: [...(group?.statuses ?? []), status],
      examples: examples.map((example, rank) => {
        const before = group?.examples[rank];
        return before === undefined ? example : mergeExamples(before, example);
      }),
    });
  }
  let length = 0;
  return [...groups.values()].flatMap(({ statuses, examples }, index) => {
    const size = examples.reduce((sum, { text }) => sum + text.length, 0);
    if (index > 0 && length + size > LIMIT) return [];
    length += size;
    return [{ statuses: statuses.join(', '), examples }];
  });
}
