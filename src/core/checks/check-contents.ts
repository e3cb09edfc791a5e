/** Checks the headings and images of a single file. */
import { componentCatalog } from '../components/component-catalog.ts';
import {
  placeIn,
  withFix,
  type Diagnostic,
  type Place,
  type Replacement,
} from '../diagnostic/diagnostic.ts';
import { replaceAt } from '../diagnostic/fix.ts';
import { isSameTitle } from '../pages/page-title.ts';
import { ownValue } from '../text/own-value.ts';
import { comparePositions } from '../text/source-file.ts';
import { propText, type HeadingUse, type ImageUse, type TagUse } from '../pages/uses.ts';
import { diagnoseContent } from './content-entries.ts';
import { fixJump, fixTitles, type OutlineFix } from './heading-fixes.ts';

export interface HeadingCheck {
  readonly headings: readonly HeadingUse[];
  readonly tags: readonly TagUse[];
  /** Names that the file itself imports or defines. */
  readonly own: ReadonlySet<string>;
  readonly file: string;
  /** The title above the page's text; absent for snippets and pages without one. */
  readonly title?: { readonly text: string; readonly isWritten: boolean } | undefined;
}

/** Checks that headings have text, that no level is skipped, and that only the title has level 1. */
export function checkHeadings(check: HeadingCheck): Diagnostic[] {
  const empty = check.headings.filter(({ isEmpty = false }) => isEmpty);
  return [
    ...checkLevels(check),
    ...empty.map(({ depth, position }) => {
      const facts = { marks: '#'.repeat(depth) };
      return diagnoseContent('heading/empty', facts, placeIn(check.file, position));
    }),
  ];
}

function checkLevels(check: HeadingCheck): Diagnostic[] {
  const { headings, tags, file, title } = check;
  const all = [...headings, ...tags.flatMap(toTagHeading)].toSorted((one, other) =>
    comparePositions(one.position, other.position),
  );
  const titles = all.filter(
    ({ depth, text = '', isEmpty = false, isText = false }, rank) =>
      depth === 1 &&
      !isEmpty &&
      !isText &&
      !(rank === 0 && title !== undefined && isSameTitle(text, title.text)),
  );
  // Below the page's title, another heading of level 1 is rendered at level 2.
  const levelOf = (heading: HeadingUse) =>
    title !== undefined && (titles.includes(heading) || (heading.isText && heading.depth === 1))
      ? 2
      : heading.depth;
  const [second] = titles;
  const repairs: OutlineFix[] = [];
  const reported: Diagnostic[] = [];
  if (title !== undefined && second !== undefined) {
    const tag = second.tag?.name;
    const count = titles.length;
    const facts = { title: title.text, isWritten: title.isWritten, count, ...(tag && { tag }) };
    const problem = diagnoseContent('heading/second-title', facts, placeIn(file, second.position));
    const place = { file, headings: all, rank: all.indexOf(second) };
    const repair = title.isWritten ? fixTitles(place, count) : undefined;
    if (repair !== undefined) repairs.push(repair);
    reported.push(withFix(problem, repair?.fix));
  }
  const jumps = all.flatMap((heading, rank) => {
    const { depth, isText, position } = heading;
    const last = all[rank - 1];
    if (isText) return [];
    const before = last ? levelOf(last) : levelAbove(check, heading);
    if (before === undefined || depth <= before + 1) return [];
    const tag = heading.tag?.name;
    const facts = { depth, before, isBelowTitle: last === undefined, ...(tag && { tag }) };
    const problem = diagnoseContent('heading/jump', facts, placeIn(file, position));
    const wider = repairs.find(({ headings }) => headings.has(heading));
    const repair = wider ?? fixJump({ file, headings: all, rank }, before);
    if (repair !== undefined) repairs.push(repair);
    return withFix(problem, repair?.fix);
  });
  return [...reported, ...jumps];
}

/**
 * Returns 1, the level of the title above a page, if the page's first heading follows it directly: no tag
 * before the heading may render another one.
 */
function levelAbove({ tags, own, title }: HeadingCheck, first?: HeadingUse): 1 | undefined {
  if (title === undefined || first === undefined) return undefined;
  const isFirst = tags.every(
    (tag) => !mayDrawHeading(tag, own) || comparePositions(tag.position, first.position) > 0,
  );
  return isFirst ? 1 : undefined;
}

/** Built-in components that render a heading. */
const TITLED: ReadonlySet<string> = new Set(['Update', 'Section', 'CallToAction', 'Hero']);

/**
 * Whether a tag may render a heading that is not in the file. Components that others define may render any.
 */
function mayDrawHeading({ name, props }: TagUse, own: ReadonlySet<string>): boolean {
  if (TITLED.has(name) || own.has(name)) return true;
  if (props.some((prop) => prop.name === 'titleSize')) return true;
  return name === 'Snippet' || (!/^[a-z]/.test(name) && componentCatalog[name] === undefined);
}

/** Converts a tag to the heading that it renders; empty for other elements. */
export function toTagHeading(tag: TagUse): HeadingUse[] {
  const { name, position } = tag;
  const element = /^h([1-6])$/.exec(name)?.[1];
  const level = name === 'Heading' ? (propText(tag, 'level') ?? '2') : element;
  const depth = Number(level);
  if (!(depth >= 1 && depth <= 6)) return [];
  const levelPosition = tag.props.find((prop) => prop.name === 'level')?.valuePosition;
  return [{ depth, tag: { name, ...(name === 'Heading' && { levelPosition }) }, position }];
}

export interface ImageCheck {
  readonly images: readonly ImageUse[];
  readonly tags: readonly TagUse[];
  /** Names that the file itself imports or defines. */
  readonly own: ReadonlySet<string>;
  readonly file: string;
}

/** Checks that every image has alternative text. A tag with `alt=""` declares its image decorative. */
export function checkImages({ images, tags, own, file }: ImageCheck): Diagnostic[] {
  const bare = images.filter(({ alt }) => alt.trim() === '');
  return [
    ...bare.map(({ url, position }) => {
      const before = `![](${url})`;
      const after = { before, text: `<img alt="" src="${url}" />` };
      return reportNoAlt(url, placeIn(file, position), isPlainPath(url) ? after : undefined);
    }),
    ...tags
      .filter((tag) => isImageTag(tag.name, own) && isUnreported(tag))
      .map((tag) => {
        const after = { before: `<${tag.name}`, text: `<${tag.name} alt=""` };
        return reportNoAlt(propText(tag, 'src'), placeIn(file, tag.position), after);
      }),
  ];
}

/** Only the author knows whether an image is decorative, so the fix needs their consent. */
function reportNoAlt(url: string | undefined, place: Place, repair: Replacement | undefined) {
  const reported = diagnoseContent('image/no-alt', { url }, place);
  const fix = repair && replaceAt(place, repair);
  return withFix(reported, fix && { ...fix, needs: 'decoration' });
}

function isPlainPath(url: string): boolean {
  return /^[\w./:~%+-]+$/.test(url);
}

/** Whether a tag is an image: an `img` element, or a built-in component that renders one. */
function isImageTag(name: string, own: ReadonlySet<string>): boolean {
  if (name === 'img') return true;
  return !own.has(name) && ownValue(componentCatalog, name)?.element === 'img';
}

function isUnreported({ props, hasSpread }: TagUse): boolean {
  return (
    !hasSpread &&
    !props.some((prop) =>
      /^(?:alt|atl|al|att|altt|aria-label|aria-labelledby|aria-hidden|role)$/.test(prop.name),
    )
  );
}
