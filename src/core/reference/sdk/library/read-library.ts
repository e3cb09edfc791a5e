/** Turns a library that a reader made of a tool's output into a source of symbols. */
import type { SdkFormat } from '../../../config/config-tree.ts';
import { type DocumentSource, toPlace } from '../../../diagnostic/source-place.ts';
import { positionAt } from '../../../text/source-file.ts';
import type { SymbolDescription } from '../../model/symbol-model.ts';
import { diagnoseSdk } from '../sdk-entries.ts';
import type { SdkReading } from '../sdk-library.ts';
import { buildLibrary } from './build-library.ts';
import type { Library, LibraryParameter } from './library.ts';
import type { SymbolTexts } from './symbol-texts.ts';

interface LibrarySource {
  /** Path of the output from the project folder, or a URL. */
  readonly name: string;
  readonly format: SdkFormat;
  /** The texts from which the library was read, at least one. */
  readonly sources: readonly DocumentSource[];
}

/** @returns a diagnostic if the library documents nothing. */
export function readLibrary(
  library: Library,
  { name, format, sources }: LibrarySource,
): SdkReading {
  const [first = { name, text: '' }] = sources;
  if (library.symbols.length === 0) {
    return { diagnostics: [diagnoseSdk('sdk/no-symbols', { path: name, format }, toPlace(first))] };
  }
  const findPlace = (url: string) => {
    const source = sources.find(({ text }) => text.includes(url)) ?? first;
    return toPlace(source, positionAt(source.text, Math.max(source.text.indexOf(url), 0)));
  };
  const texts = Array.from(listTexts(library), (text): SymbolDescription => ({ text, findPlace }));
  return {
    document: {
      name,
      size: sources.reduce((sum, { text }) => sum + text.length, 0),
      descriptions: texts,
      build: (id) => buildLibrary(library, id, name),
    },
    diagnostics: [],
  };
}

/** Lists everything that is said about the parts of a library. */
function* listTexts({ symbols, modules = [] }: Library): Generator<string, void> {
  for (const module of modules) yield* textsOf(module);
  for (const symbol of symbols) {
    yield* textsOf(symbol);
    yield* described(symbol.typeParameters);
    for (const call of symbol.calls) {
      yield* textsOf(call);
      yield* described([...call.typeParameters, ...call.parameters]);
    }
    for (const member of symbol.members) {
      yield* textsOf(member);
      if (member.call !== undefined) {
        yield* described([...member.call.typeParameters, ...member.call.parameters]);
      }
    }
  }
}

function textsOf(texts: SymbolTexts): readonly string[] {
  const { description, remarks, deprecation, returns, throws, see, examples } = texts;
  const parts = [description, remarks, deprecation, returns, ...throws, ...see];
  return [...parts, ...examples.map(({ text }) => text)].filter((text) => text !== undefined);
}

function described(parameters: readonly LibraryParameter[]): readonly string[] {
  return parameters.flatMap(({ description }) => description ?? []);
}
