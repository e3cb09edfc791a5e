/**
 * Lists where the playground of a page can send requests directly. Parts that a reader can fill in freely
 * are restricted as far as a policy allows.
 */
import type { Subject } from '../reference/model/model.ts';
import type { PlaygroundEnvironment } from '../reference/model/playground-model.ts';
import { listAllowedOrigins } from './allowed-origins.ts';
import { originSources, type Source } from './policy.ts';
import { openSources } from './server-origins.ts';

/** Returns undefined for pages without a playground. */
export function listConnectSources(
  subject: Subject | undefined,
  environments: readonly Pick<PlaygroundEnvironment, 'baseUrl'>[],
): readonly Source[] | undefined {
  if (subject?.kind !== 'operation' || subject.playground !== 'show') return undefined;
  const exact = originSources(listAllowedOrigins([subject], environments));
  return [...exact, ...subject.servers.flatMap(openSources)];
}
