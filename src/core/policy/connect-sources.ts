/**
 * Where the playground of a page may send requests by itself. What a reader can fill in freely is as
 * narrow as a policy can say.
 */
import type { Subject } from '../reference/model/model.ts';
import type { PlaygroundEnvironment } from '../reference/model/playground-model.ts';
import { listAllowedOrigins } from './allowed-origins.ts';
import { originSources, type Source } from './policy.ts';
import { openSources } from './server-origins.ts';

/** Undefined for pages without a playground. */
export function listConnectSources(
  subject: Subject | undefined,
  environments: readonly Pick<PlaygroundEnvironment, 'baseUrl'>[],
): readonly Source[] | undefined {
  if (subject?.kind !== 'operation' || subject.playground !== 'show') return undefined;
  const exact = originSources(listAllowedOrigins([subject], environments));
  return [...exact, ...subject.servers.flatMap(openSources)];
}
