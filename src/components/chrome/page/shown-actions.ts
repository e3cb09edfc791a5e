import type { PageActionLink, PageActions } from '../../../core/chrome/page-actions.ts';
import type { Wording } from '../../parts/wording.ts';

/** A link of the actions of a page, as readers see it. */
export interface ShownAction {
  readonly label: string;
  readonly description: string | undefined;
  readonly icon: string | undefined;
  readonly href: string;
  /** Whether it leaves the site. */
  readonly isExternal: boolean;
  /** Whether it saves a file. */
  readonly isFile: boolean;
  /** The path of the page's Markdown, if a script must make it an absolute address in `href`. */
  readonly twin: string | undefined;
}

/** @param hasOrigin whether the links to assistants contain the absolute address of the page. */
export function toShownActions(
  { twin, links }: PageActions,
  hasOrigin: boolean,
  wording: Wording,
): readonly ShownAction[] {
  return links.map((link) => {
    const { kind, href, description, icon } = link;
    return {
      label: labelOf(link, wording),
      href,
      description,
      icon,
      isExternal: kind === 'assistant' || kind === 'own',
      isFile: kind === 'document',
      // An assistant cannot resolve a path, so the script prepends the origin.
      twin: hasOrigin || !href.includes(encodeURIComponent(twin)) ? undefined : twin,
    };
  });
}

function labelOf({ kind, name = '' }: PageActionLink, { words, fill }: Wording): string {
  if (kind === 'view') return words.viewAsMarkdown;
  if (kind === 'own') return name;
  return fill(kind === 'document' ? words.downloadFile : words.openIn, { name });
}
