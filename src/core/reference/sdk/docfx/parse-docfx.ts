/**
 * Reads the YAML that `docfx metadata` writes about .NET libraries. Nothing in it is taken for granted: a
 * value of the wrong kind counts as absent.
 */
import { type Document, parseDocument, type YAMLError } from 'yaml';
import { type DocumentSource, toOrigin, toPlace } from '../../../diagnostic/source-place.ts';
import { positionAt } from '../../../text/source-file.ts';
import { get, isRecord, listOf, type Loose } from '../../document/loose.ts';
import { readLibrary } from '../library/read-library.ts';
import { diagnoseSdk } from '../sdk-entries.ts';
import { listSources, type SdkFolder, type SdkReading } from '../sdk-library.ts';
import { DocfxReferences } from './docfx-references.ts';
import { listDocfxSymbols } from './docfx-symbols.ts';

const format = 'docfx';

/** Without pretty errors, positions of lines are not gathered, which takes a quarter of the time. */
const OPTIONS = { uniqueKeys: false, logLevel: 'silent', prettyErrors: false } as const;

/** The first line of a file about a type or a namespace. */
const MARK = /^\uFEFF?\s*### YamlMime:ManagedReference\s*$/m;

/** The table of contents lists nothing that is not in the other files. */
export function isWantedDocfxFile(path: string): boolean {
  return /\.ya?ml$/i.test(path) && !/(?:^|\/)toc\.ya?ml$/i.test(path);
}

export function parseDocfx(folder: SdkFolder): SdkReading {
  const { name, place } = folder;
  const sources = listSources(folder).filter(({ text }) => MARK.test(text.slice(0, 200)));
  if (sources.length === 0) {
    const at = toPlace({ name, text: '', ...(place !== undefined && { place }) });
    return { diagnostics: [diagnoseSdk('sdk/wrong-output', { path: name, format }, at)] };
  }
  const items: Loose[] = [];
  const references = new DocfxReferences();
  for (const source of sources) {
    // The references come last.
    const at = source.text.search(/^references:\s*$/m);
    const own = at < 0 ? source.text : source.text.slice(0, at);
    if (at >= 0) references.add(source.text.slice(at));
    const document = parseDocument(own, OPTIONS);
    const [error] = document.errors;
    if (error !== undefined) return { diagnostics: [diagnoseSyntax(source, error)] };
    items.push(...listOf(get(toValue(document), 'items')).filter(isRecord));
  }
  const library = {
    language: 'csharp',
    separator: '.',
    symbols: listDocfxSymbols(items, references),
  };
  return readLibrary(library, { name, format, sources });
}

function diagnoseSyntax(source: DocumentSource, { message, pos: [offset] }: YAMLError) {
  const position = positionAt(source.text, offset);
  const reason = `${message.trim().replace(/\.$/, '')}.`;
  const facts = { reason, format, ...toOrigin(source, position) } as const;
  return diagnoseSdk('sdk/syntax', facts, toPlace(source, position));
}

/** Returns the value of a document; undefined if its aliases make it too large. */
function toValue(document: Document): unknown {
  try {
    return document.toJS();
  } catch {
    return undefined;
  }
}
