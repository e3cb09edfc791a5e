/** What takes the place of Markdown in the tree: components with their attributes. */
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import type { FenceElement } from '../model/fence-element.ts';

export type Attributes = MdxJsxFlowElement['attributes'];

/** Formulas become the component that authors may also write themselves. */
export function toFormula(source: string, display: boolean): MdxJsxFlowElement | MdxJsxTextElement {
  const delimiter = display ? '$$' : '$';
  const value = `${delimiter}${source}${delimiter}`;
  return {
    type: display ? 'mdxJsxFlowElement' : 'mdxJsxTextElement',
    name: 'Latex',
    attributes: toAttributes(display ? { display: true } : {}),
    children: [{ type: 'text', value }],
  } as MdxJsxTextElement;
}

export function toAttributes(values: FenceElement['attributes']): Attributes {
  return Object.entries(values).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value: value === true ? null : value,
  }));
}
