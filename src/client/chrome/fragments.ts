/**
 * Makes deep links work whose fragments follow another slug rule. Fragments that exist on the page are left
 * to the browser, and nothing is loaded for them.
 */
function correct(): void {
  if (location.hash.length < 2 || document.querySelector(':target')) return;
  void import('./fragment-target.ts').then(({ goToFragmentTarget }) => goToFragmentTarget());
}

addEventListener('hashchange', correct);
correct();

export {};
