import { Fragment, isVNode, jsx as toNode } from 'astro/jsx-runtime';
import type { Props } from './props.ts';

/**
 * Returns the attributes and content of a form field as HTML has them. React names what a field shows at
 * first differently, gives a text area its text in an attribute, and a list its choice.
 */
export function toFieldProps(tag: string, props: Props): Props {
  if (tag === 'input') {
    const { defaultValue, defaultChecked, value = defaultValue, checked, ...others } = props;
    const isChecked = checked ?? defaultChecked;
    return {
      ...others,
      ...(value !== undefined && { value }),
      ...(isChecked !== undefined && { checked: isChecked }),
    };
  }
  if (tag !== 'textarea' && tag !== 'select') return props;
  const { defaultValue, value = defaultValue, ...others } = props;
  if (value === undefined || value === null) return others;
  const children = tag === 'select' ? withChoice(props['children'], toTexts(value)) : value;
  return { ...others, children };
}

/** Returns the content of a list of options in which those with the given values are selected. */
function withChoice(content: unknown, chosen: readonly string[]): unknown {
  if (Array.isArray(content)) return content.map((one: unknown) => withChoice(one, chosen));
  if (!isElement(content)) return content;
  const { type, props } = content;
  if (type === 'option') {
    const { value = toTexts(props['children']).join('') } = props;
    return chosen.includes(String(value)) ? toNode(type, { ...props, selected: true }) : content;
  }
  if (type !== 'optgroup' && type !== Fragment) return content;
  return toNode(type, { ...props, children: withChoice(props['children'], chosen) });
}

function toTexts(value: unknown): string[] {
  return [value].flat().map(String);
}

interface PageElement {
  readonly type: unknown;
  readonly props: Props;
}

function isElement(value: unknown): value is PageElement {
  return isVNode(value);
}
