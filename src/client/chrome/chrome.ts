/**
 * The scripts that nearly every page needs, as one file: an additional request would cost more than the few
 * elements that some pages do not need.
 */
import './load-ahead.ts';
import './mode-toggle.ts';
import '../search/search.ts';
import '../navigation/sidebar.ts';
import './table-of-contents.ts';
import './heading-links.ts';
import './fragments.ts';
import './page-actions.ts';
import '../content/code-block.ts';
import './scroll-frame.ts';
