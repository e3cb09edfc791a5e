/** What a browser needs of this package, to be weighed. */
export { openIndex } from '../open-index.ts';
export { search } from '../search.ts';
