/** Converts the props of a field on a page to a JSON Schema of its value. */
import { isPropTrue, propText, type TagUse } from '../../pages/uses.ts';
import { isNumberText } from '../../text/json/exact-json.ts';
import { parseExact } from '../../text/json/parse-exact.ts';
import { isRecord, type Loose } from '../document/loose.ts';

const TYPES: Readonly<Record<string, string>> = {
  string: 'string',
  str: 'string',
  text: 'string',
  number: 'number',
  float: 'number',
  double: 'number',
  decimal: 'number',
  integer: 'integer',
  int: 'integer',
  int32: 'integer',
  int64: 'integer',
  long: 'integer',
  boolean: 'boolean',
  bool: 'boolean',
  object: 'object',
  map: 'object',
  dict: 'object',
};

/** String types with a format that samples support. */
const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'uuid',
  email: 'email',
  date: 'date',
  datetime: 'date-time',
  'date-time': 'date-time',
  timestamp: 'date-time',
  url: 'uri',
  uri: 'uri',
};

/** Builds the schema of a field from its `type`, its values and its examples. */
export function toFieldSchema(tag: TagUse): Loose {
  const type = typeSchema(propText(tag, 'type') ?? '');
  const values = tag.props.find(({ name }) => name === 'enum')?.items ?? [];
  const choices = values.flatMap((value) => readValue(value, type) ?? []);
  const example = valueOf(tag, 'initialValue', type) ?? valueOf(tag, 'placeholder', type);
  const preset = valueOf(tag, 'default', type);
  const { enum: own, ...rest } = type;
  const listed = choices.length > 0 ? choices : own;
  return {
    ...rest,
    ...(listed !== undefined && { enum: listed }),
    ...(example !== undefined && { example }),
    ...(preset !== undefined && { default: preset }),
    ...(isPropTrue(tag, 'deprecated') && { deprecated: true }),
  };
}

/**
 * Reads `string[]`, `array<number>`, `"asc" | "desc"` or `integer | null`; returns `{}` for types that it
 * cannot read.
 */
function typeSchema(written: string): Loose {
  const options = written.split('|').map((option) => option.trim());
  const [option = '', ...others] = options.filter((each) => !/^(?:null|undefined)?$/i.test(each));
  const nullable = options.some((each) => /^null$/i.test(each)) && { nullable: true };
  const quoted = [option, ...others].flatMap((each) => /^["'`](.*)["'`]$/.exec(each)?.[1] ?? []);
  if (quoted.length === others.length + 1) return { type: 'string', enum: quoted, ...nullable };
  return others.length > 0 ? {} : { ...plainSchema(option), ...nullable };
}

function plainSchema(written: string): Loose {
  const [, listed, inner, choice] =
    /^(?:(.+)\[\]|(?:array|list)\s*(?:<(.*)>|of\s+(.*))?)$/i.exec(written) ?? [];
  const item = listed ?? inner ?? choice;
  if (item !== undefined)
    return { type: 'array', items: plainSchema(item.replace(/^\((.*)\)$/, '$1')) };
  if (/^(?:array|list)$/i.test(written)) return { type: 'array' };
  const [, held] = /^enum\s*<(.*)>$/i.exec(written) ?? [];
  if (held !== undefined) return plainSchema(held);
  const name = written.toLowerCase();
  if (/^(?:file|binary)$/.test(name)) return { type: 'string', format: 'binary' };
  const type = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined;
  if (type !== undefined) return { type };
  const format = Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined;
  if (format !== undefined) return { type: 'string', format };
  // A named type, such as `Address`, can be anything.
  return /^(?:any$|[A-Z]|.*[<{[])/.test(written) ? {} : { type: 'string' };
}

function valueOf(tag: TagUse, prop: string, type: Loose): unknown {
  const text = propText(tag, prop);
  return text === undefined ? undefined : readValue(text, type);
}

/** Parses the text as a value of a type; undefined if it is not one, such as `e.g. 20`. */
function readValue(text: string, { type }: Loose): unknown {
  if (type === 'string') return text;
  const value = readJson(text);
  switch (type) {
    case 'number':
      return isNumber(value) ? value : undefined;
    case 'integer':
      return isNumber(value) && Number.isInteger(Number(value)) ? value : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'array':
      return Array.isArray(value) ? value : undefined;
    case 'object':
      return isRecord(value) ? value : undefined;
    default:
      return value ?? text;
  }
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' || isNumberText(value);
}

function readJson(text: string): unknown {
  try {
    return parseExact(text);
  } catch {
    return undefined;
  }
}
