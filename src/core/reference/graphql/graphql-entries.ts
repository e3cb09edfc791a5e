import { diagnoseWith, entry } from '../../diagnostic/catalog.ts';
import { replace } from '../../diagnostic/fix.ts';
import { quote } from '../../diagnostic/quote.ts';
import { type TextOrigin, withOrigin } from '../../diagnostic/source-place.ts';

/** What can be wrong with GraphQL schemas. */
export const graphqlEntries = {
  'graphql/syntax': entry<{ reason: string; isJson?: boolean } & TextOrigin>({
    severity: 'error',
    title: 'GraphQL schema cannot be read',
    message: ({ reason, origin }) => withOrigin(reason, origin),
    hint: ({ isJson = false }) =>
      isJson
        ? 'Schemas are read as SDL (schema definition language). Convert the JSON, for example with printSchema of the package "graphql".'
        : 'Correct the schema at this place.',
    example: { reason: 'Expected a name, but found "}".' },
  }),
  'graphql/no-types': entry<{ path: string }>({
    severity: 'error',
    title: 'GraphQL schema without definitions',
    message: ({ path }) => `${quote(path)} defines no types and no operations.`,
    hint: () => 'Write the schema in SDL (schema definition language), beginning with type Query.',
    example: { path: 'schema.graphql' },
  }),
  'graphql/unknown-type': entry<{ name: string; nearest?: string | undefined } & TextOrigin>({
    severity: 'warning',
    title: 'Unknown GraphQL type',
    message: ({ name, origin }) =>
      withOrigin(
        `The schema has no type ${quote(name)}; pages show its name without a link.`,
        origin,
      ),
    hint: ({ nearest }) =>
      nearest === undefined ? 'Define the type.' : `Did you mean ${quote(nearest)}?`,
    fix: ({ name, nearest }) => replace(name, nearest),
    example: { name: 'Usr', nearest: 'User' },
  }),
  'graphql/unknown-symbol': entry<{
    entry: string;
    name: string;
    nearest?: string | undefined;
    /** Whether there is a schema that could have it. */
    hasSchemas: boolean;
  }>({
    severity: 'error',
    title: 'No such part of a GraphQL schema',
    message: (facts) =>
      facts.hasSchemas
        ? `No GraphQL schema of this project has ${quote(facts.entry)}.`
        : `This project has no GraphQL schema that could have ${quote(facts.entry)}.`,
    hint: ({ nearest, hasSchemas }) => {
      if (!hasSchemas) return 'Name the schema in "graphql" of a tab in docs.json.';
      return nearest === undefined
        ? 'Write a kind and a name, such as "query user" or "type User".'
        : `Did you mean ${quote(nearest)}?`;
    },
    fix: ({ name, nearest }) => replace(name, nearest),
    example: { entry: 'query usr', name: 'usr', nearest: 'user', hasSchemas: true },
  }),
  'graphql/defined-twice': entry<{ name: string } & TextOrigin>({
    severity: 'warning',
    title: 'GraphQL definition repeated',
    message: ({ name, origin }) =>
      withOrigin(`${quote(name)} is defined twice; the first definition is used.`, origin),
    hint: () => 'Remove one of them, or write "extend" before the one that adds to the other.',
    example: { name: 'User' },
  }),
};

export const diagnoseGraphql = diagnoseWith(graphqlEntries);
