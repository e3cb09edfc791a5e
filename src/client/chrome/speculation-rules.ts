/**
 * Which pages a browser loads ahead: the next one in reading order, up to two on either side of the current
 * entry in the sidebar, and the one whose link `load-ahead.ts` has marked. The next and the marked page are
 * prerendered, unless the site has scripts that Lectern does not know, which could count readers who never
 * come. The next page is prerendered only until the reader uses a control that could change it, and not
 * with a long sidebar tree, which is scrolled for it when this page is left.
 */
const NEXT = 'html:not([data-used],:has(lectern-sidebar-folds)) [rel=next]';
const CURRENT = '>[aria-current]';
const BESIDE = `:is(:has(${CURRENT})+*,:has(${CURRENT})+*+*,:has(+*${CURRENT},+*+*${CURRENT}))`;
const near = ['[data-ahead]', '[rel=next]', `.sidebar-group>${BESIDE}>a`];
const rule = (...links: readonly string[]) => [
  // Entries of the sidebar can link to other hosts, which should learn of readers only when they come.
  {
    where: { and: [{ href_matches: '/*' }, { selector_matches: links }] },
    eagerness: 'immediate',
  },
];

/** Texts of the speculation rules script, which the Content-Security-Policy allows by hash. */
export const speculationRules = {
  prerender: JSON.stringify({ prerender: rule('[data-ahead]', NEXT), prefetch: rule(...near) }),
  prefetch: JSON.stringify({ prefetch: rule(...near) }),
};
