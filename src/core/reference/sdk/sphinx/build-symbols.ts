/** Builds the symbols of a library from what the documents say about them. */
import { optional } from '../../document/loose.ts';
import type { LibraryCall, LibraryCode, LibraryName, LibrarySymbol } from '../library/library.ts';
import { noTexts } from '../library/symbol-texts.ts';
import { buildCall } from './build-calls.ts';
import { buildMembers } from './build-members.ts';
import type { SymbolDraft } from './collect-symbols.ts';
import { plainCode } from './markup/library-code.ts';
import { writeValue } from './write-value.ts';

export function buildSphinxSymbols(drafts: readonly SymbolDraft[]): readonly LibrarySymbol[] {
  const classes = new Set(drafts.filter(({ role }) => role === 'class').map(({ id }) => id));
  return drafts.map((draft) => {
    const { id, name, module } = draft;
    const base = {
      id,
      name,
      module,
      extended: [],
      implemented: [],
      typeParameters: [],
      members: [],
      calls: [],
    };
    switch (draft.role) {
      case 'class':
        return { ...base, ...buildClass(draft, classes) };
      case 'callable':
        return { ...base, ...buildFunction(draft) };
      case 'type':
      case 'value':
        return { ...base, ...buildValue(draft) };
    }
  });
}

function buildClass(draft: SymbolDraft, classes: ReadonlySet<string>) {
  const { kind, name, docstring } = draft;
  const [signature] = draft.signatures;
  const words = signature?.words ?? [];
  const bases = namesIn(docstring.bases);
  const extended = bases.filter((id) => id !== draft.id);
  const isException = kind === 'exception' || words.includes('exception');
  const typeParameters = signature?.typeParameters ?? [];
  const { call } = buildCall({ name, typeParameters }, docstring);
  const written = plainCode(docstring.bases) === 'object' ? [] : docstring.bases;
  const types = typeParameters.map((parameter) => parameter.name).join(', ');
  const code: LibraryCode = [
    types === '' ? name : `${name}[${types}]`,
    ...(written.length === 0 ? [] : ['(', ...written, ')']),
  ];
  return {
    kind: isException ? 'exception' : isEnum(kind, words) ? 'enum' : 'class',
    keyword: toKeyword(words),
    declarations: [code],
    extended,
    typeParameters: call.typeParameters,
    members: buildMembers(draft, extended, classes),
    ...docstring.texts,
    // What creating an object needs and raises is told by its constructor.
    throws: [],
  } as const;
}

function isEnum(kind: string, words: readonly string[]): boolean {
  return kind === 'enum' || words.includes('enum');
}

/** Returns the keyword of a class: in Python, exceptions are classes. */
function toKeyword(words: readonly string[]): string {
  const known = words.filter((word) => word !== 'exception' && word !== 'class');
  return [...known, 'class'].join(' ');
}

/** Lists the names that are not in brackets: `Generic[User]` does not extend a user. */
function namesIn(code: LibraryCode): readonly string[] {
  let depth = 0;
  const names: LibraryName[] = [];
  for (const part of code) {
    if (typeof part !== 'string') {
      if (depth === 0) names.push(part);
    } else depth += part.split('[').length - part.split(']').length;
  }
  return names.map(({ target }) => target);
}

function buildFunction({ signatures, docstring }: SymbolDraft) {
  const { returns, ...texts } = docstring.texts;
  const isOnly = signatures.length === 1;
  const built = signatures.map((signature) => buildCall(signature, docstring, isOnly));
  const [first] = signatures;
  const words = first?.words ?? [];
  const isDecorator = first?.prefix.startsWith('@') === true;
  return {
    kind: 'function',
    keyword: isDecorator ? '' : [...words, 'def'].join(' '),
    declarations: built.map(({ declaration }) =>
      isDecorator ? ['@', ...declaration] : declaration,
    ),
    calls: built.map(({ call }): LibraryCall => ({
      ...noTexts,
      ...optional('returns', returns),
      ...call,
    })),
    ...texts,
  } as const;
}

function buildValue({ role, name, signatures, docstring }: SymbolDraft) {
  const [signature] = signatures;
  const type = signature?.type ?? docstring.type;
  const types = signature?.typeParameters.map((parameter) => parameter.name).join(', ') ?? '';
  return {
    kind: role === 'type' ? 'type' : 'variable',
    keyword: role === 'type' ? 'type' : '',
    declarations: [writeValue(types === '' ? name : `${name}[${types}]`, type, signature?.value)],
    ...docstring.texts,
  } as const;
}
