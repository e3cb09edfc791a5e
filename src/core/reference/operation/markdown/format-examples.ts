/** Examples of bodies in Markdown: a part of the twin of a reference page. */
import { escapeMarkdown, formatFence } from '../../../text/markdown.ts';
import type { Content, Example } from '../../model/model.ts';

type Blocks = readonly (string | false | undefined)[];

/** Examples of all contents together, and words in the place of those that cannot be read. */
export function formatContentExamples(contents: readonly Content[]): Blocks {
  const missing = contents.flatMap(({ missingExamples = [] }) => missingExamples);
  const lines = missing.map(
    ({ label, name }) => `${escapeMarkdown(label)}: ${formatMissing(name)}`,
  );
  return [...formatExamples(contents.flatMap(({ examples }) => examples)), ...new Set(lines)];
}

/** Each text once, under its name where it has one. */
export function formatExamples(examples: readonly Example[]): Blocks {
  const distinct = new Map(examples.map((each) => [each.text + (each.url ?? ''), each])).values();
  const shown = [...distinct].filter(({ text, url }) => text !== '' || url !== undefined);
  return shown.flatMap(({ label, description, language, text, url }) => [
    (shown.length > 1 || label !== 'Example') && label !== '' && `**${escapeMarkdown(label)}**`,
    description,
    text !== '' && formatFence(language, text),
    url !== undefined && `<${url}>`,
  ]);
}

/** As of a schema whose file cannot be read. */
export function formatMissing(name: string): string {
  return `\`${name}\`: not described in the document`;
}
