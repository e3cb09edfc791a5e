/** Code of a snippet that names props: `npm install {name}` in a fence, where readers see the value. */
import { ownValue } from '../../core/text/own-value.ts';
import type { FenceElement } from '../model/fence-element.ts';
import type { Findings } from '../model/findings.ts';
import type { Props } from './author-jsx.ts';

/** The name of the function that compiled code calls for the attributes of such a fence. */
export const FENCE_NAME = '_fence';

/** A name in braces of its own; those of templates in shells and JavaScript are theirs. */
const PROP = /(?<![{$\w])\{([A-Za-z_$][\w$]*)\}/g;

export function namesProps(code: string): boolean {
  return code.search(PROP) !== -1;
}

/** Gives a fence of a snippet its attributes when its props are known. Names that none is given for stay. */
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
