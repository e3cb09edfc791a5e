/**
 * Fills in the props that code in a snippet's fence uses, such as `npm install {name}`, so that readers see
 * the value.
 */
import { ownValue } from '../../core/text/own-value.ts';
import type { FenceElement } from '../model/fence-element.ts';
import type { Findings } from '../model/findings.ts';
import type { Props } from './props.ts';

/** The name of the function that returns the attributes of such a fence in compiled code. */
export const FENCE_NAME = '_fence';

/** A name in single braces; braces in shell and JavaScript templates do not count. */
const PROP = /(?<![{$\w])\{([A-Za-z_$][\w$]*)\}/g;

export function namesProps(code: string): boolean {
  return code.search(PROP) !== -1;
}

/**
 * Returns a function that computes the attributes of a snippet's fence from its props. Names without a prop
 * stay as written.
 */
export function fenceFiller({ fences }: Findings) {
  return (rank: number, props: Props): FenceElement['attributes'] => {
    const template = fences[rank]?.template;
    const toText = (written: string, name: string): string => {
      const value = ownValue(props, name);
      return typeof value === 'string' || typeof value === 'number' ? String(value) : written;
    };
    return template?.((text) => text.replaceAll(PROP, toText)).attributes ?? {};
  };
}
