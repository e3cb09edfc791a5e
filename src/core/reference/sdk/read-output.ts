import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import { describeJsonProblem } from '../../diagnostic/json-words.ts';
import { type DocumentSource, toOrigin, toPlace } from '../../diagnostic/source-place.ts';
import { parseJson } from '../../text/json/parse-json.ts';
import { positionAt } from '../../text/source-file.ts';
import { diagnoseSdk } from './sdk-entries.ts';

/** Reads a file of JSON that a tool wrote. JavaScript's own parser is several times as fast as one with places. */
export function readOutput(
  source: DocumentSource,
  format: 'sphinx' | 'typedoc',
): { readonly value: unknown } | { readonly diagnostic: Diagnostic } {
  try {
    return { value: JSON.parse(source.text) };
  } catch {
    const parsed = parseJson(source.text);
    const isFaulty = 'problem' in parsed;
    const position = positionAt(source.text, isFaulty ? parsed.offset : 0);
    const reason = isFaulty ? describeJsonProblem(parsed.problem).message : 'The text is not JSON.';
    const facts = { reason, format, ...toOrigin(source, position) };
    return { diagnostic: diagnoseSdk('sdk/syntax', facts, toPlace(source, position)) };
  }
}
