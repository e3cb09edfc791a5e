/**
 * Deep links that were written for another rule of fragments arrive all the same. A fragment that
 * the page has is the browser's own business, and nothing is loaded for it.
 */
function correct(): void {
  if (location.hash.length < 2 || document.querySelector(':target')) return;
  void import('./find-place.ts').then(({ goToMeantPlace }) => goToMeantPlace());
}

addEventListener('hashchange', correct);
correct();

export {};
