/** Values of the model of libraries, of which a test states only what it is about. */
import type {
  LibraryCall,
  LibraryMember,
  LibrarySymbol,
} from '../../../src/core/reference/sdk/library/library.ts';
import { noTexts } from '../../../src/core/reference/sdk/library/symbol-texts.ts';

export function librarySymbol(own: Partial<LibrarySymbol> & { id: string }): LibrarySymbol {
  return {
    ...noTexts,
    name: own.id.split('.').at(-1) ?? '',
    module: own.id.split('.').slice(0, -1).join('.'),
    kind: 'class',
    keyword: own.kind ?? 'class',
    declarations: [[{ text: own.id.split('.').at(-1) ?? '', target: own.id }]],
    extended: [],
    implemented: [],
    typeParameters: [],
    members: [],
    calls: [],
    ...own,
  };
}

export function libraryCall(own: Partial<LibraryCall> = {}): LibraryCall {
  return { ...noTexts, signature: ['()'], typeParameters: [], parameters: [], ...own };
}

/** @param own With a call, it is a method; otherwise a property. */
export function libraryMember(own: Partial<LibraryMember> & { id: string }): LibraryMember {
  const name = own.id.split(/[.#]/).at(-1) ?? '';
  return {
    ...noTexts,
    name,
    section: own.call === undefined ? 'properties' : 'methods',
    modifiers: [],
    declaration: [name],
    ...own,
  };
}
