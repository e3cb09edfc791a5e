/** Rules about icons: whether there is one of that name, and whether its style is one. */
import { componentCatalogue } from '../components/component-catalogue.ts';
import type { Config } from '../config/config.ts';
import { ICON_TYPES } from '../config/keys/icon.ts';
import type { ConfigGroup } from '../config/keys/navigation.ts';
import { placeIn, type Diagnostic, type Place } from '../diagnostic/diagnostic.ts';
import { nearest } from '../diagnostic/nearest.ts';
import type { Page } from '../pages/page.ts';
import type { PropUse, TagUse } from '../pages/uses.ts';
import { propText } from '../pages/uses.ts';
import type { DataPath } from '../text/source-tree.ts';
import { diagnoseContent } from './content-entries.ts';

/** What looking an icon up gives: something to draw, or why there is nothing. */
export type IconFinding =
  | { readonly kind: 'svg' | 'image' }
  | { readonly kind: 'missing'; readonly nearest?: string }
  | { readonly kind: 'unreadable'; readonly file: string }
  /** `nearest` is the path of a file that may have been meant. */
  | { readonly kind: 'no-file'; readonly nearest?: string };

/** Looks up an icon by the name and type that an author wrote. */
export type FindIcon = (name: string, type: string | undefined) => IconFinding;

export interface IconCheck {
  readonly name: string;
  readonly type?: string | undefined;
  readonly place: Place;
}

export function checkIcon({ name, type, place }: IconCheck, findIcon: FindIcon): Diagnostic[] {
  const found = findIcon(name, type);
  switch (found.kind) {
    case 'missing':
      return [diagnoseContent('icon/unknown', { name, nearest: found.nearest }, place)];
    case 'unreadable':
      return [diagnoseContent('icon/unreadable', { name, file: found.file }, place)];
    case 'no-file':
      return [diagnoseContent('link/missing-file', { url: name, nearest: found.nearest }, place)];
    case 'svg':
    case 'image':
      return [];
  }
}

export interface TagIconCheck {
  readonly tags: readonly TagUse[];
  /** Names that mean something of the file's own. */
  readonly own: ReadonlySet<string>;
  readonly file: string;
  readonly findIcon: FindIcon;
}

/** Icons that components are given by name. */
export function checkTagIcons({ tags, own, file, findIcon }: TagIconCheck): Diagnostic[] {
  return tags.flatMap((tag) => {
    const props = own.has(tag.name) ? undefined : componentCatalogue[tag.name]?.props;
    if (props === undefined) return [];
    const type = propText(tag, 'iconType');
    // `name` of `<Icon>` is another word for `icon`.
    const isIcon = ({ name }: PropUse) =>
      props[name]?.type === 'icon' || (tag.name === 'Icon' && name === 'name');
    // A picture has no style, and of what only rendering can tell none is known to be drawn.
    const isNamed = ({ value }: PropUse) =>
      typeof value === 'string' && findIcon(value, type).kind !== 'image';
    const takesStyle = tag.props.filter(isIcon).every(isNamed);
    return tag.props.flatMap((prop) => {
      const { value } = prop;
      const place = placeIn(file, prop.valuePosition);
      if (prop.name === 'iconType') return takesStyle ? checkType(prop, place) : [];
      if (!isIcon(prop) || typeof value !== 'string' || value.trim() === '') return [];
      // Such a path is among the links of the page, and told with these.
      if (LINKED_PATH.test(value)) return [];
      return checkIcon({ name: value, type, place }, findIcon);
    });
  });
}

/** How an icon of a component begins that is the path of a file; a page cannot say where it lies itself. */
export const LINKED_PATH = /^\/(?!\/)/;

function checkType({ value }: PropUse, place: Place): Diagnostic[] {
  if (typeof value !== 'string' || ICON_TYPES.some((type) => type === value)) return [];
  const facts = { type: value, nearest: nearest(value, ICON_TYPES) };
  return [diagnoseContent('icon/unknown-type', facts, place)];
}

/** The icon that a page has in the sidebar. */
export function checkPageIcon(page: Page, findIcon: FindIcon): Diagnostic[] {
  const { file, frontMatter, frontMatterPositions } = page;
  const { icon, iconType } = frontMatter;
  const style = { name: 'iconType', value: iconType };
  return [
    ...(iconType === undefined
      ? []
      : checkType(style, placeIn(file, frontMatterPositions['iconType']))),
    ...(icon === undefined
      ? []
      : checkIcon(
          { name: icon, type: iconType, place: placeIn(file, frontMatterPositions['icon']) },
          findIcon,
        )),
  ];
}

/** An icon of docs.json, and where it stands. */
interface ConfigIcon {
  readonly icon: string | undefined;
  readonly iconType: string | undefined;
  readonly path: DataPath;
}

export interface ConfigIconCheck {
  readonly config: Config;
  readonly findIcon: FindIcon;
  readonly placeOf: (path: DataPath) => Place;
}

export function checkConfigIcons({ config, findIcon, placeOf }: ConfigIconCheck): Diagnostic[] {
  return listIcons(config).flatMap(({ icon, iconType, path }) => {
    if (icon === undefined) return [];
    return checkIcon({ name: icon, type: iconType, place: placeOf(path) }, findIcon);
  });
}

interface WithIcon {
  readonly icon?: string | undefined;
  readonly iconType?: string | undefined;
}

function listIcons({
  topAnchor,
  anchors,
  navigation,
  topbarLinks,
  contextual,
}: Config): ConfigIcon[] {
  return [
    ...topbarLinks.flatMap((link, rank) =>
      link.type === 'link' ? iconOf(link, ['topbarLinks', rank]) : [],
    ),
    ...(topAnchor === undefined ? [] : [iconOf(topAnchor, ['topAnchor'])]),
    ...anchors.map((anchor, rank) => iconOf(anchor, ['anchors', rank])),
    ...contextual.options.flatMap((option, rank) =>
      typeof option === 'string' ? [] : iconOf(option, ['contextual', 'options', rank]),
    ),
    ...groupIcons(navigation, ['navigation']),
  ];
}

function groupIcons(entries: readonly (string | ConfigGroup)[], path: DataPath): ConfigIcon[] {
  return entries.flatMap((entry, rank) => {
    if (typeof entry === 'string') return [];
    const place = [...path, rank];
    return [iconOf(entry, place), ...groupIcons(entry.pages, [...place, 'pages'])];
  });
}

function iconOf({ icon, iconType }: WithIcon, path: DataPath): ConfigIcon {
  return { icon, iconType, path: [...path, 'icon'] };
}
