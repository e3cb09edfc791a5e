/** Builds how functions and methods are called from their signatures and what is said about them. */
import { optional } from '../../document/loose.ts';
import type { LibraryCall, LibraryCode, LibraryParameter } from '../library/library.ts';
import type { SymbolTexts } from '../library/symbol-texts.ts';
import { codeLength, LONG_CODE } from '../library/wrap-code.ts';
import { isCode, readType } from './call-types.ts';
import type { Docstring, DocumentedName } from './docstring/docstring.ts';
import { joinCode, plainCode } from './markup/library-code.ts';
import type { PythonSignature } from './read-signature.ts';
import type { WrittenParameter } from './split-parameter.ts';

/** What can be called, with its declaration from its name on. */
export interface BuiltCall {
  readonly call: Omit<LibraryCall, keyof SymbolTexts>;
  readonly declaration: LibraryCode;
}

type Called = Pick<PythonSignature, 'name' | 'parameters' | 'typeParameters' | 'result'>;

/** @param isOnly Whether there are no other overloads. */
export function buildCall(signature: Called, docstring: Docstring, isOnly = true): BuiltCall {
  const { name, parameters: written = [], typeParameters } = signature;
  const documented = new Map(docstring.parameters.map((each) => [bareName(each.name), each]));
  const parameters = written.map((parameter) =>
    buildParameter(parameter, documented.get(bareName(parameter.name))),
  );
  for (const parameter of written) documented.delete(bareName(parameter.name));
  const others = isOnly ? [...documented.values()].map(toParameter) : [];
  const result = signature.result ?? docstring.result;
  const isShown = signature.result !== undefined || (result !== undefined && isCode(result));
  const parts: CallParts = {
    parameters: parameters.map(({ code }) => code),
    result: result !== undefined && isShown ? [' -> ', ...result] : [],
  };
  const start = [name, ...writeTypeParameters(typeParameters)];
  const isNothing = result === undefined || plainCode(result) === 'None';
  return {
    call: {
      signature: joinCode(writeInLine(parts)),
      typeParameters: typeParameters.map((parameter) => ({
        ...buildParameter(parameter, undefined).parameter,
        required: false,
      })),
      parameters: [
        ...parameters
          .map(({ parameter }) => parameter)
          .filter((parameter) => parameter.name !== '*' && parameter.name !== '/'),
        ...others,
      ],
      ...optional('result', isNothing ? undefined : result),
    },
    declaration: writeDeclaration(start, parts),
  };
}

/** Returns a name without its stars. */
function bareName(name: string): string {
  return name.replace(/^\*+/, '');
}

interface BuiltParameter {
  readonly parameter: LibraryParameter;
  readonly code: LibraryCode;
}

function buildParameter(
  { name, type: own, default: preset, isOptional }: WrittenParameter,
  documented: DocumentedName | undefined,
): BuiltParameter {
  const told = documented?.type && readType(documented.type).type;
  const type = own ?? told;
  const isStarred = /^(?:\*|\/$)/.test(name);
  const required = preset === undefined && !isOptional && !isStarred;
  return {
    parameter: {
      name,
      ...optional('type', type),
      ...optional('default', preset),
      ...optional('description', documented?.description),
      required,
    },
    code: writeParameter(name, {
      type: own ?? (told !== undefined && isCode(told) ? told : undefined),
      value: preset ?? (required || isStarred ? undefined : '...'),
    }),
  };
}

function writeParameter(
  name: string,
  { type, value }: Record<'type', LibraryCode | undefined> & Record<'value', string | undefined>,
): LibraryCode {
  const equals = type === undefined ? '=' : ' = ';
  return [
    name,
    ...(type === undefined ? [] : [': ', ...type]),
    ...(value === undefined ? [] : [equals + value]),
  ];
}

/** Describes a parameter that only the docstring names, such as one of `**kwargs`. */
function toParameter({ name, type, description }: DocumentedName): LibraryParameter {
  const told = type && readType(type);
  return {
    name,
    ...optional('type', told?.type),
    ...optional('default', told?.default),
    ...optional('description', description),
    required: false,
  };
}

function writeTypeParameters(parameters: readonly WrittenParameter[]): LibraryCode {
  if (parameters.length === 0) return [];
  const codes = parameters.map(({ name, type, default: value }) =>
    writeParameter(name, { type, value }),
  );
  return ['[', ...separate(codes), ']'];
}

interface CallParts {
  readonly parameters: readonly LibraryCode[];
  readonly result: LibraryCode;
}

function writeInLine({ parameters, result }: CallParts): LibraryCode {
  return ['(', ...separate(parameters), ')', ...result];
}

/** A long declaration has a line for each parameter. */
function writeDeclaration(start: LibraryCode, parts: CallParts): LibraryCode {
  const { parameters, result } = parts;
  const whole = [...start, ...writeInLine(parts)];
  if (parameters.length === 0 || codeLength(whole) <= LONG_CODE) return whole;
  return [
    ...start,
    '(',
    ...parameters.flatMap((parameter) => ['\n    ', ...parameter, ',']),
    '\n)',
    ...result,
  ];
}

function separate(codes: readonly LibraryCode[]): LibraryCode {
  return codes.flatMap((code, rank) => (rank === 0 ? code : [', ', ...code]));
}
