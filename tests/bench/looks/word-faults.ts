/**
 * Runs in the page: finds faults that do not depend on the width, such as visible source text, and headings
 * with nothing below them.
 */
import type { Finding } from './in-page.ts';
import { finding } from './places.ts';

const HEADINGS = 'h2, h3, h4, h5, h6';
/** Syntax of Markdown, MDX and templates that was not parsed as such. */
const SOURCE =
  /\*\*\S|\S\*\*|\]\(|```|^#{1,6} |<\/?[A-Z]\w*|\{\s*[a-z]\w*(?:\.\w+|\()|\{\/\*|\bundefined\b|\[object |<!--|^:::|\bNaN\b|&[a-z]+;/;

export function findWordFaults(): Finding[] {
  const main = document.querySelector('main');
  if (!main) return [];
  return [...findSource(main), ...findBareHeadings(main), ...findHiddenHeadings(main)];
}

function findSource(main: Element): Finding[] {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const found: Finding[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const [match] = SOURCE.exec(node.nodeValue ?? '') ?? [];
    if (!parent || match === undefined) continue;
    if (parent.closest('code, pre, kbd, samp, script, style, template, textarea')) continue;
    found.push(finding('source', parent, match));
  }
  return found;
}

/** Finds headings that are directly followed by one of the same or a higher rank, or by the end. */
function findBareHeadings(main: Element): Finding[] {
  const content = main.querySelector('.content') ?? main;
  const headings = [...content.querySelectorAll<HTMLElement>(HEADINGS)].filter((heading) =>
    heading.checkVisibility(),
  );
  return headings
    .filter((heading, index) => {
      const next = headings[index + 1];
      if (next && next.tagName > heading.tagName) return false;
      const range = document.createRange();
      range.setStartAfter(heading);
      if (next) range.setEndBefore(next);
      else range.setEndAfter(content);
      const between = range.cloneContents();
      const hasMedia = between.querySelector('img, svg, video, iframe, canvas, input, select');
      return !hasMedia && between.textContent.trim() === '';
    })
    .map((heading) => finding('bare heading', heading));
}

/** Finds headings that sticky elements at the top of the window cover after a jump to the heading. */
function findHiddenHeadings(main: Element): Finding[] {
  const found = [...main.querySelectorAll<HTMLElement>(':is(h2, h3)[id]')]
    .slice(0, 6)
    .filter((heading) => {
      if (!heading.checkVisibility()) return false;
      heading.scrollIntoView({ behavior: 'instant', block: 'start' });
      const { left, top, height } = heading.getBoundingClientRect();
      const above = document.elementFromPoint(left + 4, top + height / 2);
      return above !== null && !heading.contains(above) && !above.contains(heading);
    });
  scrollTo({ top: 0, behavior: 'instant' });
  return found.map((heading) => finding('hidden heading', heading));
}
