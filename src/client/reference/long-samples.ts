/**
 * Colors long examples of JSON. They arrive without colors, which would make a page several times larger,
 * and get them when they come near the viewport.
 */
const nearView = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      nearView.unobserve(target);
      import('./highlight-json.ts').then(
        ({ highlightJson }) => highlightJson(target),
        // Without colors, the plain text remains.
        () => undefined,
      );
    }
  },
  { rootMargin: '50%' },
);

const plain = document.querySelectorAll(
  'lectern-code-block[data-language=json] .code-plain:not(:has(span))',
);
for (const code of plain) nearView.observe(code);
