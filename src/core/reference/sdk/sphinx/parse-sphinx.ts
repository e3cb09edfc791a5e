/**
 * Reads the folder that `sphinx-build -b json` writes. Each document is a file; what it says about objects is in
 * the HTML of its body.
 */
import { toPlace } from '../../../diagnostic/source-place.ts';
import { get } from '../../document/loose.ts';
import type { Library, LibraryModule } from '../library/library.ts';
import { readLibrary } from '../library/read-library.ts';
import { readOutput } from '../read-output.ts';
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
    const read = readOutput(source, format);
    if ('diagnostic' in read) return { diagnostics: [read.diagnostic] };
    const body = get(read.value, 'body');
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
