/** Changes a text so that its links lead where they did. */
import type { Page } from '../pages/page.ts';
import type { LinkUse } from '../pages/uses.ts';
import type { TextChange } from '../text/text-change.ts';
import { changeLink, type VariableTexts } from './change-link.ts';
import type { MoveContext } from './move-link.ts';
import { moveShownLink } from './move-shown-link.ts';

/** A link in a text, and the pages that it is relative to. */
export interface TextLink extends Pick<LinkUse, 'url' | 'position'> {
  readonly from?: Page | undefined;
  readonly shownOn: readonly Page[];
}

/** A link that must be corrected by hand. */
export interface UnchangedLink extends Pick<LinkUse, 'url' | 'position'> {
  readonly leadsToSeveral: boolean;
}

export interface LinkChanges {
  readonly changes: TextChange[];
  readonly left: readonly UnchangedLink[];
}

export function changeLinks(
  text: string,
  links: readonly TextLink[],
  { variables, ...context }: Omit<MoveContext, 'from'> & { readonly variables: VariableTexts },
): LinkChanges {
  const changes: TextChange[] = [];
  const left: UnchangedLink[] = [];
  // The same address can appear several times after the known position.
  const isFree = (at: number) => changes.every(({ start }) => start !== at);
  for (const { url, position, ...around } of links) {
    const moved = moveShownLink(url, { ...context, ...around });
    if (moved.kind === 'same') continue;
    const wanted = moved.kind === 'moved' && { position, before: url, after: moved.url, isFree };
    const found = wanted ? changeLink(text, wanted, variables) : 'unknown';
    if (typeof found === 'object') changes.push(found);
    else if (found === 'unknown') {
      left.push({ url, position, leadsToSeveral: moved.kind === 'several' });
    }
  }
  return { changes, left };
}
