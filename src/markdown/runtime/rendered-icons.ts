/**
 * Finds the icons that a component of the site is given when it is rendered. Those that a tag states
 * literally are checked with its file; these also come from code.
 */
import { componentCatalog } from '../../core/components/component-catalog.ts';
import type { PropEntry } from '../../core/components/prop-entry.ts';
import type { TagUse } from '../../core/pages/uses.ts';
import { isObject } from '../../core/text/is-object.ts';
import { ownValue } from '../../core/text/own-value.ts';
import type { Props } from './props.ts';

export interface RenderedIcon {
  /** The prop that has the icon, or the list with the object that has it. */
  readonly prop: string;
  readonly icon: string;
  readonly type: string | undefined;
}

export function listRenderedIcons(component: string | undefined, props: Props): RenderedIcon[] {
  const known = propsOf(component);
  return Object.entries(props).flatMap(([prop, value]): RenderedIcon[] => {
    if (isIcon(component, prop)) return toIcon(prop, value, props);
    const fields = ownValue(known, prop)?.fields;
    if (fields === undefined || !Array.isArray(value)) return [];
    const keys = Object.keys(fields).filter((key) => fields[key]?.type === 'icon');
    return value
      .filter(isObject)
      .flatMap((item) => keys.flatMap((key) => toIcon(prop, item[key], item)));
  });
}

/** Whether a tag states an icon literally. */
export function statesIcon({ name, props }: TagUse, { prop, icon }: RenderedIcon): boolean {
  return props.some((each) => each.name === prop && each.value === icon && isIcon(name, prop));
}

/** Whether a tag states the style of an icon literally. */
export function statesType({ props }: TagUse, { type }: RenderedIcon): boolean {
  return props.some((each) => each.name === 'iconType' && each.value === type);
}

function toIcon(prop: string, icon: unknown, { iconType }: Props): RenderedIcon[] {
  if (typeof icon !== 'string' || icon.trim() === '') return [];
  return [{ prop, icon, type: typeof iconType === 'string' ? iconType : undefined }];
}

/** `name` of `<Icon>` is an alias of `icon`. */
function isIcon(component: string | undefined, prop: string): boolean {
  return ownValue(propsOf(component), prop)?.type === 'icon' || isAlias(component, prop);
}

function isAlias(component: string | undefined, prop: string): boolean {
  return component === 'Icon' && prop === 'name';
}

function propsOf(component: string | undefined): Readonly<Record<string, PropEntry>> {
  return (component === undefined ? undefined : ownValue(componentCatalog, component)?.props) ?? {};
}
