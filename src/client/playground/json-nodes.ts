/** JSON as it was written: every digit of a number, every repeated key, in order. */

export type JsonNode = JsonScalar | JsonList | JsonObject;

export interface JsonScalar {
  readonly kind: 'string' | 'number' | 'literal';
  /** As written. */
  readonly text: string;
}

export interface JsonList {
  readonly kind: 'list';
  readonly items: readonly JsonNode[];
}

export interface JsonObject {
  readonly kind: 'object';
  readonly entries: readonly (readonly [key: string, value: JsonNode])[];
}

export interface JsonToken {
  readonly kind: 'mark' | JsonScalar['kind'];
  readonly text: string;
}

const token = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*|true|false|null|[{}[\],:]/gs;

/** The tokens of JSON; of other text whatever looks like one. */
export function* listTokens(text: string): Generator<JsonToken & { readonly start: number }> {
  for (const { 0: found, index: start } of text.matchAll(token)) {
    yield { kind: kindOf(found), text: found, start };
  }
}

function kindOf(text: string): JsonToken['kind'] {
  const [first = ''] = text;
  if (first === '"') return 'string';
  if (/[-\d]/.test(first)) return 'number';
  return /[a-z]/.test(first) ? 'literal' : 'mark';
}

/** Deeper than anybody reads, and than stacks may hold. */
const mostDepth = 500;

/** Undefined for what is no JSON, or nested too deeply to be drawn. */
export function parseJson(text: string): JsonNode | undefined {
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  const tokens = listTokens(text);
  const next = (): JsonToken => {
    const step = tokens.next();
    return step.done === true ? { kind: 'mark', text: '' } : step.value;
  };
  return readNode(next(), next, 0);
}

type Next = () => JsonToken;

/** The text is known to be right, so that marks need no check. */
function readNode(first: JsonToken, next: Next, depth: number): JsonNode | undefined {
  if (first.kind !== 'mark') return { kind: first.kind, text: first.text };
  if (depth > mostDepth) return undefined;
  return first.text === '[' ? readList(next, depth) : readObject(next, depth);
}

function readList(next: Next, depth: number): JsonNode | undefined {
  const items: JsonNode[] = [];
  for (let first = next(); first.text !== ']' || first.kind !== 'mark'; first = next()) {
    const item = readNode(first.text === ',' ? next() : first, next, depth + 1);
    if (item === undefined) return undefined;
    items.push(item);
  }
  return { kind: 'list', items };
}

function readObject(next: Next, depth: number): JsonNode | undefined {
  const entries: (readonly [string, JsonNode])[] = [];
  for (let first = next(); first.text !== '}' || first.kind !== 'mark'; first = next()) {
    const key = first.text === ',' ? next().text : first.text;
    next(); // The colon.
    const value = readNode(next(), next, depth + 1);
    if (value === undefined) return undefined;
    entries.push([key, value]);
  }
  return { kind: 'object', entries };
}
