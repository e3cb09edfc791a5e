/** What the playground of an operation's page knows, as a file of its own. */
import { withBase } from '../address/href.ts';
import { slugToPath } from '../address/page-href.ts';
import type { Page } from '../pages/page.ts';
import type { Operation, Reference, References } from '../reference/model/model.ts';
import { hasChoices } from '../reference/operation/request-choices.ts';
import { buildPlayground } from '../reference/playground/build-playground.ts';
import type { Site } from '../site.ts';
import { SIGN_IN_PAGE } from './sign-in-page.ts';

/** Where the proxy of a site answers, from the site's root. */
const PROXY_PATH = '/_lectern/request';

/** From the site's root, decoded, without leading slash: `_lectern/playground/pets/add.json`. */
export function playgroundPath(page: Page): string {
  return `_lectern/playground/${slugToPath(page.slug) || 'index'}.json`;
}

/** The schemas of a document's answers: `_lectern/schemas/petstore.json`. */
export function definitionsPath({ id }: Reference): string {
  return `_lectern/schemas/${id}.json`;
}

/** Undefined where no page has a playground for the document. */
export function formatDefinitions({ references, pages }: Site, { reach, documented }: Reference) {
  const isDescribed = ({ reference }: Page) => reference && reach(reference.key) !== undefined;
  const isPlayed = pages.some(
    (page) => isDescribed(page) && references.reachOf(page)?.playground === 'show',
  );
  return isPlayed ? JSON.stringify(documented().definitions) : undefined;
}

/** URL from the site's root, without base. */
export function playgroundHref(page: Page): string {
  return `/${playgroundPath(page).split('/').map(encodeURIComponent).join('/')}`;
}

/** Undefined for pages whose request stays as it is. */
export function formatPlayground({ base, config, references }: Site, page: Page) {
  const operation = playedOperation(references, page);
  if (operation === undefined) return undefined;
  const { playground, request } = config.api;
  const model = buildPlayground(operation, {
    languages: request.example.languages,
    showsOptional: request.example.showOptionalParams,
    timeout: playground.timeout,
    environments: playground.environments,
    ...(!playground.disableProxy && { proxy: withBase(base, PROXY_PATH) }),
  });
  const document = references.documents.find(({ id }) => id === operation.reference);
  const responses = document?.documented().responses.get(operation.key) ?? [];
  const signsIn = operation.security.alternatives.some(({ requirements }) =>
    requirements.some(({ scheme }) => scheme.kind === 'oauth2'),
  );
  return (
    model &&
    JSON.stringify({
      ...model,
      ...(document &&
        responses.length > 0 && {
          documented: { responses, definitions: withBase(base, `/${definitionsPath(document)}`) },
        }),
      ...(signsIn && { signIn: withBase(base, `/${SIGN_IN_PAGE}`) }),
    })
  );
}

/** With a form, or with a request that readers may see in several ways. */
function playedOperation(references: References, page: Page): Operation | undefined {
  const subject = references.subjectOf(page);
  if (subject?.kind !== 'operation') return undefined;
  return subject.playground === 'show' || hasChoices(subject) ? subject : undefined;
}
