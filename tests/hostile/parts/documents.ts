/** OpenAPI documents: every operation and schema is shown, or a diagnostic with a position says why not. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { configSchema } from '../../../src/core/config/config.ts';
import { listConnectSources } from '../../../src/core/policy/connect-sources.ts';
import { formatPolicy } from '../../../src/core/policy/policy.ts';
import type { ReadDocument } from '../../../src/core/reference/document/document.ts';
import { parseDocument } from '../../../src/core/reference/document/parse-document.ts';
import type { Reference, Subject } from '../../../src/core/reference/model/model.ts';
import { buildReference } from '../../../src/core/reference/operation/build-reference.ts';
import { formatSubjectMarkdown } from '../../../src/core/reference/operation/format-markdown.ts';
import { prepareDocument } from '../../../src/node/documents/prepare-document.ts';
import { parsePolicy } from '../../helpers/pages/parse-policy.ts';
import { repositoryRoot } from '../../helpers/source/read-sources.ts';
import { mutatedText, mutatedValue } from '../mutations.ts';
import { findUnplaced, type Part, type PartOptions } from '../part.ts';
import { smallDocument } from './small-document.ts';

const maxSeedCharacters = 60_000;

const { api } = configSchema.parse({ name: 'A', navigation: [{ group: 'A', pages: ['a'] }] });

export function createPart({ dir, collected }: PartOptions): Part<string> {
  const own = readFileSync(join(repositoryRoot, 'openapi.yaml'), 'utf8');
  const others = collected
    .filter((path) => /\.(?:ya?ml|json)$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .filter((text) => text.length < maxSeedCharacters);
  const judge = async (text: string) => {
    const { document, diagnostics } = parseDocument({ name: 'openapi.yaml', text });
    if (document === undefined) return findUnplaced(diagnostics);
    const jail = { dir, cacheDir: join(dir, '.lectern'), origins: [] };
    const prepared = await prepareDocument(document, jail);
    const faults = findUnplaced([...diagnostics, ...prepared.diagnostics].filter(isPlaceable));
    return prepared.read === undefined ? faults : [...faults, ...readAll(prepared.read)];
  };
  return {
    arbitrary: fc.oneof(
      {
        weight: 2,
        arbitrary: mutatedText([own, JSON.stringify(smallDocument, undefined, 1), ...others]),
      },
      { weight: 3, arbitrary: mutatedValue([smallDocument]).map((value) => JSON.stringify(value)) },
    ),
    show: (text) => text,
    judge,
  };
}

/** Whether a diagnostic must have a position: the number of further warnings is about the whole document. */
function isPlaceable({ code }: { readonly code: string }): boolean {
  return code !== 'openapi/more-problems';
}

function readAll(read: ReadDocument): readonly string[] {
  const reference = buildReference(read, 'api', api);
  return listSubjects(reference).flatMap((subject) => {
    formatSubjectMarkdown(subject);
    const sources = listConnectSources(
      subject.kind === 'operation' ? { ...subject, playground: 'show' } : subject,
      [],
    );
    if (sources === undefined) return [];
    try {
      parsePolicy(formatPolicy({ 'connect-src': sources }));
      return [];
    } catch (error) {
      return [String(error)];
    }
  });
}

function listSubjects(reference: Reference): readonly Subject[] {
  return [
    ...reference.operations.map(({ key }) => reference.operation(key)),
    ...reference.webhooks.map(({ key }) => reference.webhook(key)),
    ...reference.schemas.map(({ key }) => reference.schema(key)),
  ].filter((subject) => subject !== undefined);
}
