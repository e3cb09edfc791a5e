/** Front matter: every fault has its position in the page, and the page has a title and an address. */
import fc from 'fast-check';
import { buildPages } from '../../../src/core/pages/build-pages.ts';
import { fragment, mutatedText } from '../mutations.ts';
import { findUnplaced, type Part } from '../part.ts';

const seeds = [
  '---\ntitle: A\ndescription: "B"\nicon: rocket\n---\n\nText\n',
  '---\ntitle: A\napi: GET /a/{b}\nauthMethod: bearer\nplayground: simple\n---\n',
  '---\r\ntitle: A\r\ntags: [a, b]\r\nversion: v1\r\nhidden: true\r\n---\r\n',
  '---\ntitle: &a A\nsidebarTitle: *a\nmode: wide\nog:title: C\nurl: https://example.com\n---\n# A\n',
  '---\ntitle: |\n  Long\n  text\nopenapi: post /users\nrss: true\nlang: de\n---\n',
];

export function createPart(): Part<{ text: string; slug: string }> {
  return {
    arbitrary: fc.record({
      text: mutatedText(seeds),
      slug: fc.oneof(
        fc.constant('guides/a'),
        fragment.filter((name) => !/[/\0]/.test(name)),
      ),
    }),
    show: ({ slug, text }) => `${slug}.mdx\n${text}`,
    judge: ({ text, slug }) => {
      const file = `${slug}.mdx`;
      const built = buildPages([{ file, slug, format: 'mdx', text }], { trailingSlash: 'always' });
      const bad = built.pages.filter(
        ({ title, href }) => typeof title !== 'string' || !/^\/[^\s"<>]*$/.test(href),
      );
      // A problem with the name of a file has no position in the file.
      const inside = built.diagnostics.filter(({ code }) => code.startsWith('front-matter/'));
      return [...findUnplaced(inside), ...bad.map(({ href }) => `odd title or address: ${href}`)];
    },
  };
}
