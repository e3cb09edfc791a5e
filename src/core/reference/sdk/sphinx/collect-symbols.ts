/** Gathers what the documents say about each symbol and member, in however many places they do. */
import type { SymbolTexts } from '../library/symbol-texts.ts';
import { type Docstring, noDocstring } from './docstring/docstring.ts';
import type { FoundObject, FoundObjects } from './find-objects.ts';
import { type ObjectName, ObjectNames } from './name-objects.ts';
import { isMemberKind, roleOf } from './object-kinds.ts';
import type { PythonSignature } from './read-signature.ts';

/** What is known about something with a name. */
export interface DraftPart {
  readonly name: string;
  /** The word of Sphinx for it. */
  kind: string;
  role: ReturnType<typeof roleOf>;
  /** One for each overload; none if it is only mentioned. */
  signatures: readonly PythonSignature[];
  docstring: Docstring;
}

export interface SymbolDraft extends DraftPart, ObjectName {
  readonly members: Map<string, DraftPart>;
}

type ReadDocstring = (object: FoundObject) => Docstring;

export function collectSymbols(found: FoundObjects, read: ReadDocstring): readonly SymbolDraft[] {
  const collector = new Collector(new ObjectNames(found), read);
  for (const object of found.objects) collector.place(object);
  return collector.symbols;
}

class Collector {
  readonly #names: ObjectNames;
  readonly #read: ReadDocstring;
  readonly #symbols = new Map<string, SymbolDraft>();

  constructor(names: ObjectNames, read: ReadDocstring) {
    this.#names = names;
    this.#read = read;
  }

  get symbols(): readonly SymbolDraft[] {
    return [...this.#symbols.values()];
  }

  /** @param owner The class in which the object is described. */
  place(object: FoundObject, owner?: SymbolDraft): void {
    const role = roleOf(object);
    const docstring = this.#read(object);
    let last: SymbolDraft | undefined;
    for (const [name, signatures] of Map.groupBy(object.signatures, (each) => each.name)) {
      if (name === '') continue;
      const part: DraftPart = { name, kind: object.kind, role, signatures, docstring };
      const isMember = role === 'callable' || role === 'value';
      if (owner !== undefined && isMember) addMember(owner, part);
      else if (owner !== undefined) last = this.#addSymbol(nameInside(owner, name), part);
      else last = this.#placeAlone(object, part) ?? last;
    }
    for (const inner of object.inner) this.place(inner, role === 'class' ? last : undefined);
  }

  /** Places what is not described inside a class, though it can be a member of one. */
  #placeAlone(object: FoundObject, part: DraftPart): SymbolDraft | undefined {
    const [signature] = part.signatures;
    if (signature === undefined) return undefined;
    const named = this.#names.nameOf(object, signature);
    const at = named.id.lastIndexOf('.');
    const ownerId = named.id.slice(0, Math.max(0, at));
    const isInClass = isMemberKind(object) && named.name.includes('.');
    const isMember = part.role === 'callable' || part.role === 'value';
    if (!isMember || !(isInClass || this.#names.isClass(ownerId))) {
      return this.#addSymbol(named, part);
    }
    const owner = this.#symbols.get(ownerId) ?? this.#addOwner(ownerId, named);
    addMember(owner, { ...part, name: named.id.slice(at + 1) });
    return undefined;
  }

  /** Adds a class whose own description may follow, or be missing. */
  #addOwner(id: string, { module, name: inner }: ObjectName): SymbolDraft {
    const name = inner.slice(0, Math.max(0, inner.lastIndexOf('.'))) || id;
    const facts = { name, kind: 'class', role: 'class', signatures: [], docstring: noDocstring };
    return this.#addSymbol({ id, module, name }, { ...facts, role: 'class' });
  }

  #addSymbol(named: ObjectName, part: DraftPart): SymbolDraft {
    const known = this.#symbols.get(named.id);
    if (known !== undefined) {
      merge(known, part);
      return known;
    }
    const symbol = { ...part, ...named, members: new Map<string, DraftPart>() };
    this.#symbols.set(named.id, symbol);
    return symbol;
  }
}

function nameInside({ id, module, name }: SymbolDraft, inner: string): ObjectName {
  return { id: `${id}.${inner}`, module, name: `${name}.${inner}` };
}

function addMember({ members }: SymbolDraft, part: DraftPart): void {
  const known = members.get(part.name);
  if (known === undefined) members.set(part.name, part);
  else merge(known, part);
}

/** Adds what another description of the same tells. */
function merge(known: DraftPart, other: DraftPart): void {
  if (known.signatures.length === 0) {
    known.signatures = other.signatures;
    known.kind = other.kind;
    known.role = other.role;
  } else if (known.role === 'value') {
    const [first] = other.signatures;
    known.signatures = known.signatures.map((signature) => ({ ...first, ...signature }));
  }
  known.docstring = mergeDocstrings(known.docstring, other.docstring);
}

/** The first one has precedence. */
function mergeDocstrings(one: Docstring, other: Docstring): Docstring {
  return {
    ...other,
    ...one,
    texts: isSilent(one.texts) ? other.texts : one.texts,
    bases: one.bases.length === 0 ? other.bases : one.bases,
    parameters: one.parameters.length === 0 ? other.parameters : one.parameters,
    attributes: one.attributes.length === 0 ? other.attributes : one.attributes,
    mentions: one.mentions.length === 0 ? other.mentions : one.mentions,
  };
}

function isSilent({ description, returns, throws, see, examples }: SymbolTexts): boolean {
  const count = throws.length + see.length + examples.length;
  return description === undefined && returns === undefined && count === 0;
}
