import type { Nesting } from '../../text/markup/nesting-limits.ts';
import { diagnoseWith, entry } from '../../diagnostic/catalog.ts';
import { replace } from '../../diagnostic/fix.ts';
import { describeNesting } from '../../diagnostic/nesting-words.ts';
import { quote } from '../../diagnostic/quote.ts';

/** Why a referenced document cannot be used. */
export type ReferenceFault =
  | { readonly kind: 'outside' }
  | { readonly kind: 'remote' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** What can be wrong inside OpenAPI documents. Such documents are shown nevertheless. */
export const openapiContentEntries = {
  'openapi/invalid': entry<{
    at: string;
    reason: string;
    nearest?: string | undefined;
    advice?: string | undefined;
  }>({
    severity: 'warning',
    title: 'OpenAPI document not valid',
    message: ({ at, reason }) => `${at}: ${reason}.`,
    hint: ({ nearest, advice }) =>
      nearest === undefined
        ? (advice ??
          'Correct it according to the OpenAPI specification; until then it is shown as far as possible.')
        : `Did you mean ${quote(nearest)}?`,
    example: { at: '/paths/~1users/get', reason: 'the required key "responses" is missing' },
  }),
  'openapi/more-problems': entry<{ count: number }>({
    severity: 'warning',
    title: 'More problems in this document',
    message: ({ count }) =>
      count === 1
        ? 'There is 1 more warning about this document.'
        : `There are ${count} more warnings about this document.`,
    hint: () => 'Correct those above first, then build again.',
    example: { count: 12 },
  }),
  'openapi/deep-description': entry<{ kind: Nesting }>({
    severity: 'warning',
    title: 'Description nested too deeply',
    message: ({ kind }) => `In this description ${describeNesting(kind)}; it is shown as written.`,
    hint: () => 'Remove some levels.',
    example: { kind: 'container' },
  }),
  'openapi/broken-ref': entry<{ ref: string; nearest?: string | undefined }>({
    severity: 'warning',
    title: 'Reference leads nowhere',
    message: ({ ref }) => `The document has nothing at ${quote(ref)}.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Correct the reference, or define what it names.'
        : `Did you mean ${quote(nearest)}?`,
    fix: ({ ref, nearest }) => replace(ref, nearest),
    example: { ref: '#/components/schemas/Usre', nearest: '#/components/schemas/User' },
  }),
  'openapi/unknown-link': entry<{ id: string; nearest: string | undefined }>({
    severity: 'warning',
    title: 'Link to a missing operation',
    message: ({ id }) => `No operation has the "operationId" ${quote(id)}.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Write the "operationId" of an operation of this document.'
        : `Did you mean ${quote(nearest)}?`,
    fix: ({ id, nearest }) => replace(id, nearest),
    example: { id: 'getUsre', nearest: 'getUser' },
  }),
  'openapi/circular-ref': entry<{ chain: readonly string[] }>({
    severity: 'warning',
    title: 'References in a cycle',
    message: ({ chain }) => `These references lead only to each other: ${chain.join(' -> ')}.`,
    hint: () => 'Define one of them.',
    example: {
      chain: ['#/components/schemas/P', '#/components/schemas/Q', '#/components/schemas/P'],
    },
  }),
  'openapi/unknown-type': entry<{ type: string; nearest?: string | undefined }>({
    severity: 'warning',
    title: 'Unknown schema type',
    message: ({ type }) => `${quote(type)} is not a JSON Schema type.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Use string, number, integer, boolean, array, object or null, or leave "type" out.'
        : `Did you mean ${quote(nearest)}?`,
    fix: ({ type, nearest }) => replace(type, nearest),
    example: { type: 'strng', nearest: 'string' },
  }),
  'openapi/unknown-keyword': entry<{ key: string; nearest?: string }>({
    severity: 'warning',
    title: 'Unknown schema keyword',
    message: ({ key }) => `${quote(key)} is not a JSON Schema keyword and has no meaning here.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'List required properties in "required" of the object that has them; all others are optional.'
        : `Did you mean ${quote(nearest)}?`,
    fix: ({ key, nearest }) => replace(key, nearest),
    example: { key: 'requried', nearest: 'required' },
  }),
  'openapi/refused-ref': entry<{ ref: string; fault: ReferenceFault }>({
    severity: 'error',
    title: 'Reference not followed',
    message: ({ ref, fault }) => `${quote(ref)} ${describeFault(fault)}.`,
    hint: ({ fault }) => adviseFault(fault),
    example: { ref: '../shared.yaml#/User', fault: { kind: 'outside' } },
  }),
  'openapi/more-lost': entry<{ count: number }>({
    severity: 'error',
    title: 'Many references not followed',
    message: ({ count }) =>
      `${count} more references in the document name files that do not exist.`,
    hint: () =>
      'Copy the folder that they name into the project, or correct the path of the document.',
    example: { count: 120 },
  }),
  'openapi/not-converted': entry<{ version: string; reason: string }>({
    severity: 'error',
    title: 'OpenAPI document cannot be read',
    message: ({ version, reason }) =>
      `This document of version ${version} could not be converted: ${reason}.`,
    hint: () => 'Check it with a validator, or convert it to OpenAPI 3.1.',
    example: { version: '2.0', reason: 'it has no paths' },
  }),
  'openapi/repeated-id': entry<{ id: string; other: string }>({
    severity: 'warning',
    title: 'Operation id used twice',
    message: ({ id, other }) => `${quote(id)} is also the id of ${other}.`,
    hint: () => 'Give each operation its own id: links and generated clients rely on it.',
    example: { id: 'getUser', other: 'GET /users/{id}' },
  }),
  'openapi/undeclared-parameter': entry<{ name: string; path: string }>({
    severity: 'warning',
    title: 'Path parameter not described',
    message: ({ name, path }) => `${path} contains {${name}}, but no parameter describes it.`,
    hint: () => 'Add a parameter with "in: path" and this name.',
    example: { name: 'id', path: '/users/{id}' },
  }),
  'openapi/unused-parameter': entry<{ name: string; path: string; meant?: string | undefined }>({
    severity: 'warning',
    title: 'Path parameter not in the path',
    message: ({ name, path }) => `The parameter ${quote(name)} is not in ${path}.`,
    hint: ({ name, path, meant }) => {
      if (meant !== undefined) return `Write the name without braces: ${quote(meant)}.`;
      // Many frameworks mark parameters in routes with a colon.
      return path.split('/').includes(`:${name}`)
        ? `Write {${name}} in place of :${name} in the path.`
        : `Write {${name}} into the path, or remove the parameter.`;
    },
    example: { name: 'id', path: '/users' },
  }),
  'openapi/equal-paths': entry<{ path: string; other: string }>({
    severity: 'warning',
    title: 'Paths differ only in parameter names',
    message: ({ path, other }) =>
      `OpenAPI takes ${path} and ${other} for the same path, which a document can have only once: a parameter matches any value, whatever its name.`,
    hint: () => 'Put the operations of both under one of them.',
    example: { path: '/users/{id}', other: '/users/{name}' },
  }),
  'openapi/odd-brace': entry<{ path: string }>({
    severity: 'warning',
    title: 'Brace in a path is not paired',
    message: ({ path }) =>
      `A brace in ${path} is not closed or not opened, so it names no parameter.`,
    hint: () => 'Write {name}, with both braces.',
    example: { path: '/users/{id' },
  }),
  'openapi/repeated-parameter': entry<{ name: string; place: string }>({
    severity: 'warning',
    title: 'Parameter described twice',
    message: ({ name, place }) =>
      `The parameter ${quote(name)} of the ${place} is described twice in one list; the last one is used.`,
    hint: () => 'Remove or rename one of them.',
    example: { name: 'id', place: 'path' },
  }),
  'openapi/odd-server': entry<{ url: string }>({
    severity: 'warning',
    title: 'Server that a policy cannot allow',
    message: ({ url }) =>
      `A security policy cannot name the host of ${quote(url)}, so the playground can send nothing there.`,
    hint: () => 'Use a host name with only letters, digits, hyphens and dots.',
    example: { url: 'https://my_api.example.com/v1' },
  }),
  'openapi/unknown-scheme': entry<{ name: string; nearest: string | undefined }>({
    severity: 'warning',
    title: 'Security scheme not defined',
    message: ({ name }) => `There is no security scheme called ${quote(name)}.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Define it under components/securitySchemes.'
        : `Did you mean ${quote(nearest)}?`,
    fix: ({ name, nearest }) => replace(name, nearest),
    example: { name: 'bearr', nearest: 'bearer' },
  }),
};

export const diagnoseOpenapiContent = diagnoseWith(openapiContentEntries);

function describeFault(fault: ReferenceFault): string {
  switch (fault.kind) {
    case 'outside':
      return 'leads out of the project folder';
    case 'remote':
      return 'is at an origin that "api.referenceOrigins" does not allow';
    case 'missing':
      return 'names a file that does not exist';
    case 'unreadable':
      return `cannot be read: ${fault.reason}`;
  }
}

function adviseFault(fault: ReferenceFault): string {
  switch (fault.kind) {
    case 'outside':
      return 'Copy what it names into the project.';
    case 'remote':
      return 'Copy what it names into the project, or add its origin to "api.referenceOrigins" in docs.json.';
    case 'missing':
      return 'Correct the path; it is relative to the file that holds the reference.';
    case 'unreadable':
      return 'Correct the file, or the reference to it.';
  }
}
