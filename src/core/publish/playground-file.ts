/** Writes what the playground of an operation's page knows into a separate file. */
import { withBase } from '../address/href.ts';
import { slugToPath } from '../address/page-href.ts';
import type { Page } from '../pages/page.ts';
import type { Reference, Subject } from '../reference/model/model.ts';
import { hasChoices } from '../reference/operation/request-choices.ts';
import { buildPlayground } from '../reference/playground/build-playground.ts';
import type { Site } from '../site.ts';
import { SIGN_IN_PAGE } from './sign-in-page.ts';

/** Where the proxy of a site answers, from the site's root. */
const PROXY_PATH = '/_lectern/request';

/**
 * Returns the path from the site's root, decoded, without a leading slash:
 * `_lectern/playground/pets/add.json`.
 */
export function playgroundPath(page: Page): string {
  return `_lectern/playground/${slugToPath(page.slug) || 'index'}.json`;
}

/** Returns the path for the schemas of a document's responses: `_lectern/schemas/petstore.json`. */
export function definitionsPath({ id }: Reference): string {
  return `_lectern/schemas/${id}.json`;
}

/** Returns undefined if no page has a playground for the document. */
export function formatDefinitions({ references, pages }: Site, { reach, documented }: Reference) {
  const isDescribed = ({ reference }: Page) => reference && reach(reference.key) !== undefined;
  const isPlayed = pages.some(
    (page) => isDescribed(page) && references.reachOf(page)?.playground === 'show',
  );
  return isPlayed ? JSON.stringify(documented().definitions) : undefined;
}

/** Returns the URL from the site's root, without the base. */
export function playgroundHref(page: Page): string {
  return `/${playgroundPath(page).split('/').map(encodeURIComponent).join('/')}`;
}

/** What the playground of a page knows from its operation alone, as plain data. */
export interface PlaygroundTexts {
  /** The key of the operation. */
  readonly operation: string;
  /** The id of its document. */
  readonly reference?: string;
  /** The model of its form, as JSON. */
  readonly model: string;
  readonly signsIn: boolean;
}

/** Returns undefined for pages whose request cannot be changed. */
export function toPlaygroundTexts(
  { base, config }: Pick<Site, 'base' | 'config'>,
  operation: Subject,
): PlaygroundTexts | undefined {
  if (operation.kind !== 'operation') return undefined;
  // Such pages have a form, or a request that readers can see in several ways.
  if (operation.playground !== 'show' && !hasChoices(operation)) return undefined;
  const { playground, request } = config.api;
  const model = buildPlayground(operation, {
    languages: request.example.languages,
    showsOptional: request.example.showOptionalParams,
    timeout: playground.timeout,
    environments: playground.environments,
    sendsCredentials: playground.credentials,
    ...(!playground.disableProxy && { proxy: withBase(base, PROXY_PATH) }),
  });
  if (model === undefined) return undefined;
  return {
    operation: operation.key,
    ...(operation.reference !== undefined && { reference: operation.reference }),
    model: JSON.stringify(model),
    signsIn: operation.security.alternatives.some(({ requirements }) =>
      requirements.some(({ scheme }) => scheme.kind === 'oauth2'),
    ),
  };
}

/** Adds what the document says about all operations together. */
export function formatPlayground(
  { base, references }: Pick<Site, 'base' | 'references'>,
  { operation, reference, model, signsIn }: PlaygroundTexts,
): string {
  const document = references.documents.find(({ id }) => id === reference);
  const responses = document?.documented().responses.get(operation) ?? [];
  const more = JSON.stringify({
    ...(document &&
      responses.length > 0 && {
        documented: { responses, definitions: withBase(base, `/${definitionsPath(document)}`) },
      }),
    ...(signsIn && { signIn: withBase(base, `/${SIGN_IN_PAGE}`) }),
  });
  return more === '{}' ? model : `${model.slice(0, -1)},${more.slice(1)}`;
}
