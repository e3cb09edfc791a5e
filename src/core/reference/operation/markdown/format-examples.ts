/** Formats examples of bodies as Markdown, for the twin of a reference page. */
import { escapeMarkdown, formatCode, formatFence } from '../../../text/markdown.ts';
import type { Content, Example } from '../../model/endpoint-model.ts';

type Blocks = readonly (string | false | undefined)[];

/** Formats the examples of all contents together, and names those that cannot be read. */
export function formatContentExamples(contents: readonly Content[]): Blocks {
  const missing = contents.flatMap(({ missingExamples = [] }) => missingExamples);
  const lines = missing.map(
    ({ label, name }) => `${escapeMarkdown(label)}: ${formatMissing(name)}`,
  );
  return [...formatExamples(contents.flatMap(({ examples }) => examples)), ...new Set(lines)];
}

/** Writes each distinct text once, under all of its names. */
export function formatExamples(examples: readonly Example[]): Blocks {
  const isShown = ({ text, url }: Example) => text !== '' || url !== undefined;
  const groups = Map.groupBy(examples.filter(isShown), ({ text, url = '' }) => text + url);
  return [...groups.values()].flatMap((alike) => {
    const names = alike.flatMap(({ label, description }) => [
      (groups.size > 1 || label !== 'Example') && label !== '' && `**${escapeMarkdown(label)}**`,
      description,
    ]);
    const [{ language, text, url } = { language: '', text: '' }] = alike;
    return [
      ...new Set(names),
      text !== '' && formatFence(language, text),
      url !== undefined && `<${url}>`,
    ];
  });
}

/** Uses the wording for schemas whose files cannot be read. */
export function formatMissing(name: string): string {
  return `${formatCode(name)}: not described in the document`;
}
