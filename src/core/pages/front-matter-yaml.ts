/**
 * Parses the YAML of front matter, first as written, then repaired, and reports what is wrong with the
 * rest.
 */
import { isMap, isNode, parseDocument, type Document, type YAMLError } from 'yaml';
import { repairYaml, type YamlRepair } from './front-matter-repair.ts';

export interface ParsedYaml {
  readonly document: Document;
  /** What was parsed: the author's text, or a repaired copy with the same lines. */
  readonly text: string;
  readonly repairs: readonly YamlRepair[];
  /** The first error that remains; what precedes it is in the document. */
  readonly fault?: YamlFault;
}

export interface YamlFault {
  readonly kind: YamlFaultKind;
  /** Offset into `text`. */
  readonly offset: number;
}

export type YamlFaultKind =
  | 'indent'
  | 'nested-key'
  | 'quote'
  | 'bracket'
  | 'escape'
  | 'no-colon'
  | 'reserved-character'
  | 'text-after-value'
  | 'tab'
  | 'several-documents'
  | 'other';

/** Kinds of fault by the parser's error codes. */
const KINDS: Partial<Record<YAMLError['code'], YamlFaultKind>> = {
  BAD_DQ_ESCAPE: 'escape',
  BAD_INDENT: 'indent',
  BAD_SCALAR_START: 'reserved-character',
  BLOCK_AS_IMPLICIT_KEY: 'nested-key',
  MULTILINE_IMPLICIT_KEY: 'no-colon',
  MULTIPLE_DOCS: 'several-documents',
  TAB_AS_INDENT: 'tab',
  UNEXPECTED_TOKEN: 'text-after-value',
};

export function parseYaml(yaml: string): ParsedYaml {
  const document = parse(yaml);
  if (document.errors.length === 0) return { document, text: yaml, repairs: [] };
  const { text, repairs } = repairYaml(yaml);
  const repaired = repairs.length === 0 ? document : parse(text);
  const fault = faultOf(repaired);
  return { document: repaired, text, repairs, ...(fault && { fault }) };
}

function parse(yaml: string): Document {
  return parseDocument(yaml, { prettyErrors: false, uniqueKeys: false, logLevel: 'error' });
}

function faultOf(document: Document): YamlFault | undefined {
  const error = document.errors[0];
  if (error === undefined) return undefined;
  const offset = error.pos[0];
  if (error.code === 'BAD_INDENT' && error.message.startsWith('Flow ')) {
    return { kind: 'bracket', offset: startOfLastValue(document, offset) };
  }
  if (error.code !== 'MISSING_CHAR') {
    const deeper = document.errors.find(({ code }) => code === 'MULTILINE_IMPLICIT_KEY');
    return { kind: KINDS[error.code] ?? 'other', offset: deeper?.pos[1] ?? offset };
  }
  if (!error.message.startsWith('Missing closing')) return { kind: 'no-colon', offset };
  return { kind: 'quote', offset: startOfLastValue(document, offset) };
}

/**
 * Returns where the last value before an offset begins. The parser notices a missing quote or bracket only
 * if the text ends, but the author needs to see where it was opened.
 */
function startOfLastValue(document: Document, end: number): number {
  const pairs = isMap(document.contents) ? document.contents.items : [];
  const starts = pairs.flatMap(({ value }) => (isNode(value) && value.range ? value.range[0] : []));
  return starts.findLast((start) => start <= end) ?? end;
}
