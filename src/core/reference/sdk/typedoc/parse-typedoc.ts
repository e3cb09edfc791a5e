/**
 * Reads the JSON that TypeDoc writes with `--json`. Nothing in it is taken for granted: a value of the
 * wrong kind counts as absent.
 */
import { type DocumentSource, toPlace } from '../../../diagnostic/source-place.ts';
import { positionsIn } from '../../../text/source-file.ts';
import { isDeeperThan } from '../../document/depth.ts';
import { get, isRecord, type Loose } from '../../document/loose.ts';
import type { SymbolDescription } from '../../model/symbol-model.ts';
import { readOutput } from '../read-output.ts';
import { diagnoseSdk } from '../sdk-entries.ts';
import type { SdkReading } from '../sdk-library.ts';
import { buildTypedoc } from './build-typedoc.ts';
import { plainComment } from './comment.ts';
import { hasSymbols } from './index-project.ts';
import { KIND, kindNumber } from './reflection.ts';

const format = 'typedoc' as const;

/** The deepest nesting that is accepted; types of real libraries are nested up to 100 deep. */
const MAX_DEPTH = 1000;

export function parseTypedoc(source: DocumentSource): SdkReading {
  const { name, text } = source;
  const read = readOutput(source, format);
  if ('diagnostic' in read) return { diagnostics: [read.diagnostic] };
  const { value } = read;
  if (!isProject(value) || isDeeperThan(value, MAX_DEPTH)) {
    return {
      diagnostics: [diagnoseSdk('sdk/wrong-output', { path: name, format }, toPlace(source))],
    };
  }
  if (!hasSymbols(value)) {
    return {
      diagnostics: [diagnoseSdk('sdk/no-symbols', { path: name, format }, toPlace(source))],
    };
  }
  return {
    document: {
      name,
      size: text.length,
      descriptions: listDescriptions(value, source),
      build: (id) => buildTypedoc(value, id, name),
    },
    diagnostics: [],
  };
}

/** Whether a value is a project of TypeDoc, which since version 0.24 says what it is. */
function isProject(value: unknown): value is Loose {
  return (
    isRecord(value) && kindNumber(value) === KIND.project && get(value, 'variant') === 'project'
  );
}

/** Lists the parts of all comments. */
function listDescriptions(project: Loose, source: DocumentSource): readonly SymbolDescription[] {
  const positionOf = positionsIn(source.text);
  const findPlace = (url: string) => {
    const at = source.text.indexOf(JSON.stringify(url).slice(1, -1));
    return toPlace(source, positionOf(Math.max(at, 0)));
  };
  return Array.from(findComments(project), (text) => ({ text, findPlace }));
}

/** Finds the parts of comments anywhere below a value, without recursion. */
function* findComments(project: Loose): Generator<string, void> {
  const open: unknown[] = [project];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    const texts = [get(value, 'summary'), get(value, 'content')].map(plainComment);
    yield* texts.filter((text) => text !== '');
    const inner: readonly unknown[] =
      typeof value === 'object' && value !== null ? Object.values(value) : [];
    for (const each of inner) if (typeof each === 'object' && each !== null) open.push(each);
  }
}
