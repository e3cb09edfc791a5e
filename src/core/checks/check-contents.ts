/** Rules about a single file's headings and pictures. */
import { placeIn, type Diagnostic } from '../diagnostic/diagnostic.ts';
import { isSameTitle } from '../pages/page-title.ts';
import { textOf, type HeadingUse, type PictureUse, type TagUse } from '../pages/uses.ts';
import { diagnoseContent } from './content-entries.ts';

export interface HeadingCheck {
  readonly headings: readonly HeadingUse[];
  readonly tags: readonly TagUse[];
  readonly file: string;
  /** The title that is shown above the page; absent for snippets and pages without one. */
  readonly title?: { readonly text: string; readonly isWritten: boolean } | undefined;
}

/** Levels go down one at a time, and the first belongs to the title. */
export function checkHeadings({ headings, tags, file, title }: HeadingCheck): Diagnostic[] {
  const all = [...headings, ...tags.flatMap(toHeading)].toSorted(comparePlaces);
  const jumps = all.flatMap(({ depth, position }, rank) => {
    const before = all[rank - 1]?.depth;
    if (before === undefined || depth <= before + 1) return [];
    return diagnoseContent('heading/jump', { depth, before }, placeIn(file, position));
  });
  const titles = all.filter(
    ({ depth, text = '' }, rank) =>
      depth === 1 && !(rank === 0 && title !== undefined && isSameTitle(text, title.text)),
  );
  const [second] = titles;
  if (title === undefined || second === undefined) return jumps;
  const facts = { title: title.text, isWritten: title.isWritten, count: titles.length };
  const place = placeIn(file, second.position);
  return [diagnoseContent('heading/second-title', facts, place), ...jumps];
}

function toHeading(tag: TagUse): HeadingUse[] {
  const { name, position } = tag;
  const element = /^h([1-6])$/.exec(name)?.[1];
  const level = name === 'Heading' ? (textOf(tag, 'level') ?? '2') : element;
  const depth = Number(level);
  return depth >= 1 && depth <= 6 ? [{ depth, position }] : [];
}

function comparePlaces(left: HeadingUse, right: HeadingUse): number {
  const [one, other] = [left.position, right.position];
  return (one?.line ?? 0) - (other?.line ?? 0) || (one?.column ?? 0) - (other?.column ?? 0);
}

export interface PictureCheck {
  readonly pictures: readonly PictureUse[];
  readonly tags: readonly TagUse[];
  readonly file: string;
}

/** Every picture says what it shows; a tag with `alt=""` says that it shows nothing. */
export function checkPictures({ pictures, tags, file }: PictureCheck): Diagnostic[] {
  const bare = pictures.filter(({ alt }) => alt.trim() === '');
  const untold = tags.filter(isUntold).map((tag) => ({ ...tag, url: textOf(tag, 'src') }));
  return [...bare, ...untold].map(({ url, position }) =>
    diagnoseContent('image/no-alt', { url }, placeIn(file, position)),
  );
}

function isUntold({ name, props, hasSpread }: TagUse): boolean {
  if (name !== 'img' || hasSpread) return false;
  return !props.some((prop) =>
    /^(?:alt|aria-label|aria-labelledby|aria-hidden|role)$/.test(prop.name),
  );
}
