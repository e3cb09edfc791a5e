/** The items of the menu that every page has: the page as Markdown, and assistants to ask about it. */
import { withBase } from '../address/href.ts';
import type { CustomAction, PAGE_ACTIONS } from '../config/keys/services.ts';
import type { Page } from '../pages/page.ts';
import { twinHref } from '../publish/markdown-twin.ts';
import { documentOf } from '../reference/pages/description-links.ts';
import type { Site } from '../site.ts';

export interface PageActions {
  /** URL of the Markdown twin, with the base path. */
  readonly twin: string;
  readonly canCopy: boolean;
  /** In the order of docs.json. */
  readonly links: readonly PageActionLink[];
}

export interface PageActionLink {
  readonly kind: 'view' | 'document' | 'assistant' | 'own';
  /** The name of the file or assistant, or the title of the author's own link. */
  readonly name?: string;
  /** The author's description of their own link. */
  readonly description?: string;
  readonly icon?: string;
  /**
   * For assistants, the URL ends in a question that contains the encoded address of the twin. If the site
   * does not know its origin, that address is a path.
   */
  readonly href: string;
}

/** The actions that open an assistant: all except `copy`, `view` and `download-spec`. */
type Assistant = Exclude<(typeof PAGE_ACTIONS)[number], 'copy' | 'view' | 'download-spec'>;

const assistants: Readonly<Record<Assistant, { readonly name: string; readonly url: string }>> = {
  chatgpt: { name: 'ChatGPT', url: 'https://chatgpt.com/?hints=search&q=' },
  claude: { name: 'Claude', url: 'https://claude.ai/new?q=' },
  perplexity: { name: 'Perplexity', url: 'https://www.perplexity.ai/search/new?q=' },
  grok: { name: 'Grok', url: 'https://grok.com/?q=' },
  aistudio: {
    name: 'Google AI Studio',
    url: 'https://aistudio.google.com/prompts/new_chat?prompt=',
  },
  devin: { name: 'Devin', url: 'https://app.devin.ai/?prompt=' },
};
const ASSISTANTS = new Map(Object.entries(assistants));

/** Returns undefined if docs.json or the page turns all actions off, or names only unknown ones. */
export function buildPageActions(site: Site, page: Page): PageActions | undefined {
  const options = [...new Set(page.frontMatter.contextual ?? site.config.contextual.options)];
  const twin = withBase(site.base, twinHref(page));
  const path = withBase(site.base, page.href);
  const document = documentOf(site.references.documents, page)?.download?.path;
  const place = { twin, path, document, origin: site.url ?? '', siteBase: site.base };
  const links = options.flatMap((option) => toLink(option, place) ?? []);
  const canCopy = options.includes('copy');
  return canCopy || links.length > 0 ? { twin, canCopy, links } : undefined;
}

/** The addresses of a page and its twin. `origin` is empty if the site does not know its own. */
interface ActionPlace {
  readonly twin: string;
  readonly path: string;
  /** Path of the file that describes the page's API, without the base path; undefined if readers get none. */
  readonly document: string | undefined;
  readonly origin: string;
  /** The base path of the site. */
  readonly siteBase: string;
}

function toLink(option: string | CustomAction, place: ActionPlace): PageActionLink | undefined {
  if (typeof option !== 'string') return toOwnLink(option, place);
  if (option === 'view') return { kind: 'view', href: place.twin };
  if (option === 'download-spec') return toDocumentLink(place);
  const assistant = ASSISTANTS.get(option);
  if (assistant === undefined) return undefined;
  const question = `Read ${place.origin}${place.twin} so that I can ask questions about it.`;
  const href = assistant.url + encodeURIComponent(question);
  return { kind: 'assistant', name: assistant.name, href };
}

/** Returns undefined for pages that do not belong to an API document: they have nothing to download. */
function toDocumentLink({ document, siteBase }: ActionPlace): PageActionLink | undefined {
  if (document === undefined) return undefined;
  const name = document.split('/').at(-1) ?? '';
  return { kind: 'document', name, href: withBase(siteBase, `/${document}`) };
}

function toOwnLink(
  { title, href, description, icon }: CustomAction,
  place: ActionPlace,
): PageActionLink {
  const { base, query = [] } = typeof href === 'string' ? { base: href } : href;
  const parameters = query
    .map(({ key, value }) => [key, fill(value, place)].map(encodeURIComponent).join('='))
    .join('&');
  const address = base.startsWith('/') ? withBase(place.siteBase, base) : base;
  const start = fill(address, place, encodeURIComponent);
  const separator = start.includes('?') ? '&' : '?';
  return {
    kind: 'own',
    name: title,
    ...(description !== undefined && { description }),
    ...(icon !== undefined && { icon }),
    href: parameters === '' ? start : start + separator + parameters,
  };
}

/**
 * Fills in placeholders. `$mcp` becomes empty, because a build does not know whether its site will be
 * served with an MCP server.
 */
function fill(
  text: string,
  { origin, twin, path }: ActionPlace,
  encode = (value: string) => value,
) {
  return text
    .replaceAll('$page', encode(origin + twin))
    .replaceAll('$path', encode(path))
    .replaceAll('$mcp', '');
}
