/** The part of this package that a browser needs, bundled to measure its size. */
export { openIndex } from '../open-index.ts';
export { search } from '../search.ts';
