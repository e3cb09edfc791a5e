/**
 * Reads the folder that `sphinx-build -b json` writes. Each document is a file; what it says about objects is in
 * the HTML of its body.
 */
import { describeJsonProblem } from '../../../diagnostic/json-words.ts';
import { type DocumentSource, toOrigin, toPlace } from '../../../diagnostic/source-place.ts';
import { parseJson } from '../../../text/json/parse-json.ts';
import { positionAt } from '../../../text/source-file.ts';
import { get } from '../../document/loose.ts';
import type { Library, LibraryModule } from '../library/library.ts';
import { readLibrary } from '../library/read-library.ts';
import { diagnoseSdk } from '../sdk-entries.ts';
import { listSources, type SdkFolder, type SdkReading } from '../sdk-library.ts';
import { buildSphinxSymbols } from './build-symbols.ts';
import { collectSymbols } from './collect-symbols.ts';
import { findObjects, listAliases } from './find-objects.ts';
import { prepareBody, relinkBody } from './markup/prepare-body.ts';
import { readDocstring } from './docstring/read-docstring.ts';
import { SphinxReading } from './markup/sphinx-reading.ts';

const format = 'sphinx' as const;

/** Source code, and lists of what other documents have. */
const UNWANTED = /(?:^|\/)(?:_modules\/|(?:genindex(?:-[^/]*)?|[\w-]*modindex|search)\.fjson$)/;

export function isWantedSphinxFile(path: string): boolean {
  return path.endsWith('.fjson') && !UNWANTED.test(path);
}

export function parseSphinx(folder: SdkFolder): SdkReading {
  const { name, place } = folder;
  const sources = listSources(folder);
  const bodies: string[] = [];
  for (const source of sources) {
    const document = parseText(source.text);
    if (document === undefined) return { diagnostics: [diagnoseSyntax(source)] };
    const body = get(document, 'body');
    if (typeof body === 'string') bodies.push(body);
  }
  const [first = { name, text: '', ...(place !== undefined && { place }) }] = sources;
  if (bodies.length === 0) {
    return {
      diagnostics: [diagnoseSdk('sdk/wrong-output', { path: name, format }, toPlace(first))],
    };
  }
  const library = { language: 'python', separator: '.', ...readObjects(bodies) };
  return readLibrary(library, { name, format, sources });
}

function readObjects(texts: readonly string[]): Pick<Library, 'symbols' | 'modules'> {
  const bodies = texts.map(prepareBody);
  const first = findObjects(bodies);
  const aliases = listAliases(first.objects);
  for (const body of bodies) if (aliases.size > 0) relinkBody(body, aliases);
  const reading = new SphinxReading();
  const found = aliases.size > 0 ? findObjects(bodies) : first;
  const drafts = collectSymbols(found, ({ content, signatures }) => {
    const names = new Set(signatures.map(({ name }) => name));
    return readDocstring(content, { reading, names });
  });
  return {
    symbols: buildSphinxSymbols(drafts),
    modules: Array.from(found.modules).flatMap(([name, nodes]): readonly LibraryModule[] => {
      const { texts: said } = readDocstring(nodes, { reading, names: new Set([name]) });
      const isSilent = said.description === undefined && said.deprecation === undefined;
      return isSilent ? [] : [{ ...said, id: `module-${name}`, name, keyword: 'module' }];
    }),
  };
}

/** Returns the value of a JSON text; undefined if it is not JSON. */
function parseText(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value ?? false;
  } catch {
    return undefined;
  }
}

function diagnoseSyntax(source: DocumentSource) {
  const parsed = parseJson(source.text);
  const isFaulty = 'problem' in parsed;
  const position = positionAt(source.text, isFaulty ? parsed.offset : 0);
  const reason = isFaulty ? describeJsonProblem(parsed.problem).message : 'The text is not JSON.';
  const facts = { reason, format, ...toOrigin(source, position) };
  return diagnoseSdk('sdk/syntax', facts, toPlace(source, position));
}
