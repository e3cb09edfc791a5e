/** Reads how a function or a method is called. */
import { type Loose, optional } from '../../document/loose.ts';
import type { LibraryCall, LibraryCode, LibraryParameter } from '../library/library.ts';
import type { SymbolTexts } from '../library/symbol-texts.ts';
import { codeLength, LONG_CODE } from '../library/wrap-code.ts';
import { formatPhpComment } from './comment-text.ts';
import { type Docblock, type DocTag, tagsOf } from './docblock.ts';
import { type PhpPlace, readTemplates } from './read-texts.ts';
import { variableName } from './php-name.ts';
import { readPhpType } from './type-code.ts';
import { xmlAttribute, xmlElements, xmlText } from './xml-elements.ts';

const INDENT = '\n  ';

export type PhpCall = Omit<LibraryCall, keyof SymbolTexts>;

/** @param docblocks The comment, and those of what the method overrides, the nearest ones first. */
export function readPhpCall(
  element: Loose,
  docblocks: readonly Docblock[],
  place: PhpPlace & { readonly result: LibraryCode | undefined },
): PhpCall {
  const [own = { text: '', tags: [] }] = docblocks;
  const tags = docblocks.flatMap((docblock) => tagsOf(docblock, 'param'));
  const told = Map.groupBy(tags, ({ variable }) => variable);
  const parameters = xmlElements(element, 'argument').map((argument) => {
    const name = variableName(xmlText(argument, 'name'));
    return readParameter(argument, { name, told: told.get(name) ?? [] }, place);
  });
  const { result } = place;
  const isVoid = result?.length === 1 && result[0] === 'void';
  return {
    signature: writePhpCall('', { parameters, result }),
    typeParameters: readTemplates(own, place),
    parameters,
    ...optional('result', isVoid ? undefined : result),
  };
}

/** @param of Its name, and what comments say about it, the nearest one first. */
function readParameter(
  argument: Loose,
  { name, told }: { readonly name: string; readonly told: readonly DocTag[] },
  { owner, find }: PhpPlace,
): LibraryParameter {
  const written = xmlText(argument, 'type') || (told.find(({ type }) => type !== '')?.type ?? '');
  const preset = xmlText(argument, 'default');
  const text = formatPhpComment(
    told.find((each) => each.description !== '')?.description ?? '',
    find,
  );
  const isVariadic = xmlAttribute(argument, 'variadic') === 'true';
  const isReference = xmlAttribute(argument, 'by_reference') === 'true';
  return {
    name: `${isReference ? '&' : ''}${isVariadic ? '...' : ''}$${name}`,
    ...optional('type', written === '' ? undefined : readPhpType(written, owner)),
    required: preset === '' && !isVariadic,
    ...optional('default', preset || undefined),
    ...optional('description', text || undefined),
  };
}

/**
 * Writes a call as PHP; a long declaration has a line for each parameter.
 * @param start What is before the parameters: `public function send`.
 */
export function writePhpCall(
  start: string,
  {
    parameters,
    result,
  }: { parameters: readonly LibraryParameter[]; result?: LibraryCode | undefined },
): LibraryCode {
  const written = parameters.map(writeParameter);
  const end = result === undefined ? [')'] : ['): ', ...result];
  const line = [`${start}(`, ...join(written, ', '), ...end];
  if (start === '' || codeLength(line) <= LONG_CODE || written.length === 0) return line;
  const lines = written.flatMap((parameter) => [INDENT, ...parameter, ',']);
  return [`${start}(`, ...lines, `\n${end[0] === ')' ? ')' : '): '}`, ...end.slice(1)];
}

function writeParameter({ name, type, default: preset }: LibraryParameter): LibraryCode {
  const start = type === undefined ? [] : [...type, ' '];
  return [...start, name, ...(preset === undefined ? [] : [` = ${preset}`])];
}

/** Writes `Client extends Base implements Sender`; a long list has a line for each name. */
export function writeHeritage(
  keyword: string,
  name: string,
  lists: readonly (readonly [word: string, names: readonly LibraryCode[]])[],
): LibraryCode {
  const filled = lists.filter(([, names]) => names.length > 0);
  const line = [name, ...filled.flatMap(([word, names]) => [` ${word} `, ...join(names, ', ')])];
  if (codeLength(line) + keyword.length < LONG_CODE) return line;
  return [
    name,
    ...filled.flatMap(([word, names]) =>
      names.length === 1
        ? [` ${word} `, ...join(names, '')]
        : [
            ` ${word}`,
            ...names.flatMap((each, rank) => [rank === 0 ? INDENT : `,${INDENT}`, ...each]),
          ],
    ),
  ];
}

function join(codes: readonly LibraryCode[], separator: string): LibraryCode {
  return codes.flatMap((code, rank) => (rank === 0 ? code : [separator, ...code]));
}
