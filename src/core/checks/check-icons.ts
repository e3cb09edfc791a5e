/** Checks that icons exist and that their styles are known. */
import { componentCatalog } from '../components/component-catalog.ts';
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

/** The result of looking up an icon: an image to show, or the reason why there is none. */
export type IconFinding =
  | { readonly kind: 'svg' | 'image' }
  | { readonly kind: 'missing'; readonly nearest?: string }
  | { readonly kind: 'unreadable'; readonly file: string }
  /** `nearest` is the path of a file that was probably meant. */
  | { readonly kind: 'no-file'; readonly nearest?: string };

/** Looks up an icon by its name and type as written by the author. */
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
  /** Names that the file itself imports or defines. */
  readonly own: ReadonlySet<string>;
  readonly file: string;
  readonly findIcon: FindIcon;
}

/** Checks the icons that are passed to components by name. */
export function checkTagIcons({ tags, own, file, findIcon }: TagIconCheck): Diagnostic[] {
  return tags.flatMap((tag) => {
    const props = own.has(tag.name) ? undefined : componentCatalog[tag.name]?.props;
    if (props === undefined) return [];
    const type = propText(tag, 'iconType');
    // `name` of `<Icon>` is an alias of `icon`.
    const isIcon = ({ name }: PropUse) =>
      props[name]?.type === 'icon' || (tag.name === 'Icon' && name === 'name');
    // Images have no style, and an icon whose name is only known at render time may be an image.
    const isNamed = ({ value }: PropUse) =>
      typeof value === 'string' && findIcon(value, type).kind !== 'image';
    const takesStyle = tag.props.filter(isIcon).every(isNamed);
    return tag.props.flatMap((prop) => {
      const { value } = prop;
      const place = placeIn(file, prop.valuePosition);
      if (prop.name === 'iconType') return takesStyle ? checkIconType(prop.value, place) : [];
      if (!isIcon(prop) || typeof value !== 'string' || value.trim() === '') return [];
      // Such a path is one of the page's links and is reported with them.
      if (LINKED_PATH.test(value)) return [];
      return checkIcon({ name: value, type, place }, findIcon);
    });
  });
}

/**
 * Matches the icon of a component that is a path to a file. Only paths from the root are, because a
 * component does not know the folder of its page.
 */
export const LINKED_PATH = /^\/(?!\/)/;

/** Checks the style of an icon; a value that is no text is not one. */
export function checkIconType(value: unknown, place: Place): Diagnostic[] {
  if (typeof value !== 'string' || ICON_TYPES.some((type) => type === value)) return [];
  const facts = { type: value, nearest: nearest(value, ICON_TYPES) };
  return [diagnoseContent('icon/unknown-type', facts, place)];
}

/** Checks the icon that a page has in the sidebar. */
export function checkPageIcon(page: Page, findIcon: FindIcon): Diagnostic[] {
  const { file, frontMatter, frontMatterPositions } = page;
  const { icon, iconType } = frontMatter;
  return [
    ...(iconType === undefined
      ? []
      : checkIconType(iconType, placeIn(file, frontMatterPositions['iconType']))),
    ...(icon === undefined
      ? []
      : checkIcon(
          { name: icon, type: iconType, place: placeIn(file, frontMatterPositions['icon']) },
          findIcon,
        )),
  ];
}

/** An icon in docs.json, and its path. */
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
