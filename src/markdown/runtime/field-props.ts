import type { Props } from './author-jsx.ts';

/**
 * Returns the attributes and content of a form field as HTML has them. React names what a field shows at
 * first differently, and gives a text area its text in an attribute.
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
  if (tag !== 'textarea') return props;
  const { defaultValue, value = defaultValue, ...others } = props;
  return value === undefined || value === null ? others : { ...others, children: value };
}
