/** The examples of a body in all its content types, without those that only repeat another one. */
import type { Content, Example } from '../../core/openapi/model.ts';

export interface ShownExample extends Pick<Example, 'text' | 'language' | 'isIllustrative'> {
  readonly label: string;
}

export function listExamples(
  contents: readonly Pick<Content, 'mediaType' | 'examples'>[],
): readonly ShownExample[] {
  const shown = new Map<string, ShownExample>();
  for (const { mediaType, examples } of contents) {
    for (const { text, language, isIllustrative, label, origin } of examples) {
      if (text === '' || shown.has(text)) continue;
      const name = origin === 'generated' || label === '' ? mediaType : label;
      shown.set(text, { label: name, text, language, isIllustrative });
    }
  }
  return [...shown.values()];
}
