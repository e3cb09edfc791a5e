/** What the playground of an operation's page knows, as a file of its own. */
import { withBase } from '../navigation/href.ts';
import { buildPlayground } from '../openapi/build-playground.ts';
import { slugToPath } from './page-href.ts';
import type { Page } from './page.ts';
import { SIGN_IN_PAGE } from './sign-in-page.ts';
import type { Site } from './site.ts';

/** Where the proxy of a site answers, from the site's root. */
const PROXY_PATH = '/_lectern/request';

/** From the site's root, decoded, without leading slash: `_lectern/playground/pets/add.json`. */
export function playgroundPath(page: Page): string {
  return `_lectern/playground/${slugToPath(page.slug) || 'index'}.json`;
}

/** What the document says of the answers, to compare real ones with. */
export function responsesPath(page: Page): string {
  return playgroundPath(page).replace(/\.json$/, '.responses.json');
}

/** Undefined where no document says anything. */
export function formatResponses(
  { references }: Pick<Site, 'references'>,
  { reference }: Page,
): string | undefined {
  const key = reference?.key ?? '';
  const document = references.documents.find(({ id }) => id === key.split(' ', 1)[0]);
  const documented = document?.documented(key);
  return documented && documented.responses.length > 0 ? JSON.stringify(documented) : undefined;
}

/** URL from the site's root, without base. */
export function playgroundHref(page: Page): string {
  return `/${playgroundPath(page).split('/').map(encodeURIComponent).join('/')}`;
}

/** Undefined for pages without a playground. */
export function formatPlayground({ base, config, references }: Site, page: Page) {
  const subject = references.subjectOf(page);
  if (subject?.kind !== 'operation' || subject.playground !== 'show') return undefined;
  const { playground, request } = config.api;
  const model = buildPlayground(subject, {
    languages: request.example.languages,
    ...(!playground.disableProxy && { proxy: withBase(base, PROXY_PATH) }),
  });
  const documented = formatResponses({ references }, page) !== undefined;
  const signsIn = subject.security.alternatives.some(({ requirements }) =>
    requirements.some(({ scheme }) => scheme.kind === 'oauth2'),
  );
  return (
    model &&
    JSON.stringify({
      ...model,
      ...(documented && { documented }),
      ...(signsIn && { signIn: withBase(base, `/${SIGN_IN_PAGE}`) }),
    })
  );
}
