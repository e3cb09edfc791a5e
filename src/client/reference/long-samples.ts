/**
 * Long examples of JSON come without colours, which would make a page several times as heavy. Each gets
 * them when somebody is about to see it.
 */
const nearView = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      nearView.unobserve(target);
      import('./colour-json.ts').then(
        ({ colourJson }) => colourJson(target),
        // Plain text says the same.
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
