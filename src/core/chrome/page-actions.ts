/** What the menu of every page offers: the page as Markdown, and assistants to ask about it. */
import { withBase } from '../address/href.ts';
import type { Page } from '../pages/page.ts';
import { twinHref } from '../publish/markdown-twin.ts';
import type { Site } from '../site.ts';

export interface PageActions {
  /** URL of the Markdown twin, with base. */
  readonly twin: string;
  readonly canCopy: boolean;
  /** In the order of docs.json. */
  readonly links: readonly PageActionLink[];
}

export interface PageActionLink {
  readonly kind: 'view' | 'chatgpt' | 'claude';
  /** Of an assistant. */
  readonly name?: string;
  /**
   * For assistants it ends in a question that holds the address of the twin, encoded; where the site
   * does not know its origin, that address is a path.
   */
  readonly href: string;
}

const ASSISTANTS = {
  chatgpt: { name: 'ChatGPT', url: 'https://chatgpt.com/?hints=search&q=' },
  claude: { name: 'Claude', url: 'https://claude.ai/new?q=' },
} as const;

/** Undefined where docs.json turns all actions off, or names none that Lectern knows. */
export function buildPageActions(site: Site, page: Page): PageActions | undefined {
  const options = [...new Set(site.config.contextual.options)];
  const twin = withBase(site.base, twinHref(page));
  const links = options.flatMap((option) => toLink(option, { twin, origin: site.url ?? '' }));
  const canCopy = options.includes('copy');
  return canCopy || links.length > 0 ? { twin, canCopy, links } : undefined;
}

function toLink(option: string, page: { twin: string; origin: string }): PageActionLink[] {
  if (option === 'view') return [{ kind: option, href: page.twin }];
  if (option !== 'chatgpt' && option !== 'claude') return [];
  const { name, url } = ASSISTANTS[option];
  const question = `Read ${page.origin}${page.twin} so that I can ask questions about it.`;
  return [{ kind: option, name, href: url + encodeURIComponent(question) }];
}
