import { componentCatalog } from '../../core/components/component-catalog.ts';
import { LINKED_PATH } from '../../core/checks/check-icons.ts';
import type { LinkUse, TagUse } from '../../core/pages/uses.ts';
import { listInlineLinks } from '../../core/text/inline-links.ts';
import { comparePositions } from '../../core/text/source-file.ts';
import { ownValue } from '../../core/text/own-value.ts';
import type { Findings } from '../model/findings.ts';

/** Props of elements and components that hold a URL, each with the kind of target. */
const LINK_PROPS: Readonly<Record<string, LinkUse['kind']>> = {
  href: 'link',
  src: 'file',
  img: 'file',
  image: 'file',
  poster: 'file',
};

/** Lists everything that a file refers to, as far as that is known without rendering. */
export function listLinks(findings: Findings, file: string): LinkUse[] {
  const ofTags = findings.tags.flatMap((tag) => [...linksOf(tag), ...captionLinksOf(tag)]);
  return [...findings.links, ...ofTags].map((link) => ({
    ...link,
    ...(isForAgents(link, findings) && { isForAgents: true }),
    file,
  }));
}

function isForAgents({ position }: Pick<LinkUse, 'position'>, { forAgents }: Findings): boolean {
  if (position === undefined) return false;
  return forAgents.some(
    ({ from, to }) => comparePositions(from, position) <= 0 && comparePositions(position, to) <= 0,
  );
}

/** Elements whose `href` is a link. In SVG, `href` can also name another part of the drawing. */
const LINK_TAG = /^(?:a|area|link|[A-Z].*)$/;

function linksOf({ name: tag, props }: Pick<TagUse, 'name' | 'props'>): Omit<LinkUse, 'file'>[] {
  return props.flatMap(({ name, value, objects, valuePosition: position }) => {
    if (objects !== undefined && hasFields(tag, name)) {
      return objects.flatMap((object) => linksOf({ name: tag, props: object.props }));
    }
    if (typeof value !== 'string') return [];
    if (name === 'icon' && LINKED_PATH.test(value)) return [{ kind: 'file', url: value, position }];
    const kind = ownValue(LINK_PROPS, name);
    if (kind === undefined || (name === 'href' && !LINK_TAG.test(tag))) return [];
    if (isOwnDocument(tag, value)) return [];
    const isImage = kind === 'file' && (name !== 'src' || tag === 'img');
    const isForOwn = /^[A-Z]/.test(tag) && ownValue(componentCatalog, tag) === undefined;
    const what = { ...(isImage && { isImage }), ...(isForOwn && { isForOwn }) };
    return [{ kind, url: value, ...what, position }];
  });
}

/** Whether a component of the site defines the fields of a prop's objects. */
function hasFields(tag: string, prop: string): boolean {
  const known = ownValue(componentCatalog, tag)?.props ?? {};
  return ownValue(known, prop)?.fields !== undefined;
}

/** Returns the links in those text props of a component that may contain links. */
function captionLinksOf({ name: tag, props }: TagUse): Omit<LinkUse, 'file'>[] {
  const known = ownValue(componentCatalog, tag)?.props ?? {};
  return props.flatMap(({ name, value, valuePosition: position }) => {
    if (typeof value !== 'string' || ownValue(known, name)?.isCaption !== true) return [];
    return listInlineLinks(value).map((url) => ({ kind: 'link' as const, url, position }));
  });
}

/** Whether a frame's address contains its document, which is shown in a sandbox. */
function isOwnDocument(tag: string, url: string): boolean {
  return tag.toLowerCase() === 'iframe' && /^\s*data:/i.test(url);
}
