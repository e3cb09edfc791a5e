/** Parses the HTML of a document, and turns its links into those of Markdown for this site. */
import { parse } from '../../../../html/parse.ts';
import { createText, type Element } from '../../../../html/tree.ts';
import { walk } from '../../../../html/walk.ts';
import { decodePath } from '../../../../address/slug-path.ts';
import { formatSymbolLink, parseSymbolLink } from '../../../symbols/symbol-link.ts';

const ABSOLUTE = /^(?:https?|ftp|mailto):/i;

export function prepareBody(html: string): Element {
  const root = parse(html);
  walk(root, [{ enter: adjust }]);
  return root;
}

/** Returns the id of what a link in a prepared body points to. */
export function linkedId(link: Element): string | undefined {
  return parseSymbolLink(link.get('href') ?? '')?.key;
}

function adjust(element: Element): void {
  if (element.name === 'a') adjustLink(element);
  else if (element.name === 'img') adjustImage(element);
  else if (element.name === 'cite') element.rename('em');
  else if (element.name === 'div' && element.classes.includes('math')) element.rename('span');
}

/** Pages of Sphinx's own output do not exist here, but what they document has an id. */
function adjustLink(link: Element): void {
  const href = link.get('href') ?? '';
  link.remove('title');
  if (ABSOLUTE.test(href) || link.classes.includes('headerlink')) return;
  const at = href.indexOf('#');
  if (at === -1 || at === href.length - 1) link.dissolve();
  else link.set('href', toSymbolHref(decodePath(href.slice(at + 1))));
}

function toSymbolHref(id: string): string {
  return formatSymbolLink('x', { key: id }).slice('[x]('.length, -1);
}

/** Images of the output are not taken over; what they show is told. */
function adjustImage(image: Element): void {
  if (ABSOLUTE.test(image.get('src') ?? '')) return;
  const text = image.get('alt') ?? '';
  image.rename('span');
  if (!text.includes('/') || /\s/.test(text)) image.append(createText(text));
}

/** Replaces ids in links by those for which they stand. */
export function relinkBody(body: Element, aliases: ReadonlyMap<string, string>): void {
  walk(body, [
    {
      enter: (element) => {
        const id = element.name === 'a' ? linkedId(element) : undefined;
        const target = id === undefined ? undefined : aliases.get(id);
        if (target !== undefined) element.set('href', toSymbolHref(target));
      },
    },
  ]);
}
