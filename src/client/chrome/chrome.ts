/**
 * What nearly every page has, as one file: each request costs more than the few elements of it that
 * a page may do without.
 */
import './load-ahead.ts';
import './mode-toggle.ts';
import '../search/search.ts';
import './sidebar.ts';
import './table-of-contents.ts';
import './heading-links.ts';
import './fragments.ts';
import './page-actions.ts';
import '../content/code-block.ts';
import './scroll-frame.ts';
