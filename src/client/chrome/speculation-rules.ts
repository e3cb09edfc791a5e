/**
 * Which pages a browser loads ahead: the next one in reading order, up to two on either side of the current entry
 * in the sidebar, and the one whose link has the mark of `load-ahead.ts`. The next and the marked one are
 * made ready as a whole, unless scripts run in them that Lectern knows nothing of, as they might count a reader
 * who never comes. The next one is so only until the reader uses something that may change it, and not beside a
 * long tree, which is scrolled for it as this page is left.
 */
const NEXT = 'html:not([data-used],:has(lectern-sidebar-folds)) [rel=next]';
const CURRENT = '>[aria-current]';
const BESIDE = `:is(:has(${CURRENT})+*,:has(${CURRENT})+*+*,:has(+*${CURRENT},+*+*${CURRENT}))`;
const near = ['[data-ahead]', '[rel=next]', `.sidebar-group>${BESIDE}>a`];
const rule = (...links: readonly string[]) => [
  // Entries of the sidebar may lead to other hosts, which are to know of readers only when they come.
  {
    where: { and: [{ href_matches: '/*' }, { selector_matches: links }] },
    eagerness: 'immediate',
  },
];

/** Texts of the script that asks for it, which a Content-Security-Policy allows by hash. */
export const speculationRules = {
  prerender: JSON.stringify({ prerender: rule('[data-ahead]', NEXT), prefetch: rule(...near) }),
  prefetch: JSON.stringify({ prefetch: rule(...near) }),
};
