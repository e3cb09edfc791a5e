/** Where a site keeps the files of its search index, below the base. */
export const SEARCH_PATH = '/_lectern/search/';
