/**
 * Reads the YAML block at the top of a page. Tolerant, because front matter is written by hand: what can be
 * repaired without doubt is repaired with a warning, anything else is an error at its place, and every key
 * that could be read counts. Front matter at the end of a file is ordinary text.
 */
import { isMap } from 'yaml';
import type { Diagnostic, Place } from '../diagnostic/diagnostic.ts';
import { findFrontMatter } from '../text/markup/front-matter-block.ts';
import { positionAt, type Position, type SourceFile } from '../text/source-file.ts';
import { findTextInside, repairFence } from './front-matter-fence.ts';
import { toRootedEntry } from '../address/operation-entry.ts';
import { readFields } from './front-matter-fields.ts';
import { parseYaml, type ParsedYaml } from './front-matter-yaml.ts';
import { diagnosePage } from './page-entries.ts';
import type { FrontMatter } from './page.ts';

export interface ParsedFrontMatter {
  readonly frontMatter: FrontMatter;
  /** Where each key is, by its name in YAML. */
  readonly positions: Readonly<Record<string, Position>>;
  /** The page's text, with the lines around its front matter repaired to `---` if necessary. */
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

type Content = Pick<ParsedFrontMatter, 'frontMatter' | 'positions' | 'diagnostics'>;

const KEY_LINE = /^["']?[\w-][^\s"']*["']?[ \t]*:(?:[ \t]|\r?$)/m;

/** The line of the file in which the YAML begins. */
const FIRST_LINE = 2;

/** Longer front matter, in UTF-16 units, is a mistake or an attack, and YAML is slow to parse. */
const LIMIT = 100_000;

export function parseFrontMatter(source: SourceFile): ParsedFrontMatter {
  const { path: file } = source;
  const { text, slips, missing } = repairFence(source.text);
  const reported = [
    ...slips.map(({ line, ...slip }) => {
      const position = { line, column: 'column' in slip ? slip.column : 1 };
      return diagnosePage('front-matter/fence', slip, { file, position });
    }),
    ...(missing ? [diagnosePage('front-matter/unopened', { missing }, topOf(file))] : []),
  ];
  const read = readFenced({ path: file, text });
  return { ...read, text, diagnostics: [...reported, ...read.diagnostics] };
}

function readFenced({ text, path: file }: SourceFile): Content {
  const block = findFrontMatter(text);
  if (block === undefined) return noContent([]);
  const { start, end } = block;
  if (end === undefined) return noContent(checkUnclosed(text.slice(start), file));
  return readContent(text.slice(start, end), file);
}

function noContent(diagnostics: readonly Diagnostic[]): Content {
  return { frontMatter: { meta: {} }, positions: {}, diagnostics };
}

/** Three dashes alone are a thematic break; followed by what looks like a key, they open front matter. */
function checkUnclosed(rest: string, file: string): readonly Diagnostic[] {
  if (KEY_LINE.exec(rest)?.index !== 0) return [];
  return [diagnosePage('front-matter/unclosed', {}, topOf(file))];
}

function topOf(file: string): Place {
  return { file, position: { line: 1, column: 1 } };
}

function readContent(yaml: string, file: string): Content {
  const placeOf = ({ line, column }: Position): Place => ({
    file,
    position: { line: line + FIRST_LINE - 1, column },
  });
  const start = placeOf({ line: 1, column: 1 });
  if (yaml.length > LIMIT) {
    return noContent([diagnosePage('front-matter/too-large', { limit: LIMIT }, start)]);
  }
  const parsed = parseYaml(yaml);
  const inside = parsed.fault && findTextInside(yaml);
  const faults =
    inside === undefined
      ? checkYaml(parsed, placeOf)
      : [diagnosePage('front-matter/unclosed', { line: inside + FIRST_LINE }, topOf(file))];
  const { contents } = parsed.document;
  if (contents === null) return noContent(faults);
  if (!isMap(contents)) {
    const firstLine = yaml.trim().split(/\r?\n/, 1)[0] ?? '';
    const facts = { text: firstLine.replace(/^[-#\s]+/, '') };
    return noContent(
      parsed.fault ? faults : [...faults, diagnosePage('front-matter/not-a-mapping', facts, start)],
    );
  }
  const toPlace = (offset: number) => placeOf(positionAt(parsed.text, offset));
  const fields = readFields({ map: contents, document: parsed.document, toPlace });
  // Broken YAML makes correct values look wrong, so report only where the YAML breaks.
  const diagnostics = parsed.fault ? faults : [...faults, ...fields.diagnostics];
  return { ...fields, frontMatter: withRootedEntries(fields.frontMatter, file), diagnostics };
}

function withRootedEntries(frontMatter: FrontMatter, file: string): FrontMatter {
  const { openapi, openapiSchema } = frontMatter;
  return {
    ...frontMatter,
    ...(openapi !== undefined && { openapi: toRootedEntry(openapi, file) }),
    ...(openapiSchema !== undefined && { openapiSchema: toRootedEntry(openapiSchema, file) }),
  };
}

function checkYaml(parsed: ParsedYaml, placeOf: (at: Position) => Place): readonly Diagnostic[] {
  const repairs = parsed.repairs.map(({ line, ...facts }) =>
    diagnosePage('front-matter/repaired', facts, placeOf({ line, column: 1 })),
  );
  if (parsed.fault === undefined) return repairs;
  const { offset, ...facts } = parsed.fault;
  const place = placeOf(positionAt(parsed.text, offset));
  return [...repairs, diagnosePage('front-matter/invalid', facts, place)];
}
