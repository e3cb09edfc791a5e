/**
 * Changes the files of API documents when pages get other names: addresses in descriptions, and nothing
 * else.
 */
import { isPageRelative } from '../address/link.ts';
import { placeIn, type Diagnostic } from '../diagnostic/diagnostic.ts';
import type { LinkUse } from '../pages/uses.ts';
import type { Page } from '../pages/page.ts';
import type { Span } from '../text/json/json-tree.ts';
import { positionAt, type SourceFile } from '../text/source-file.ts';
import type { TextChange } from '../text/text-change.ts';
import { changeLinks } from './change-links.ts';
import { type MoveContext, targetAfter } from './move-link.ts';
import type { ShownContext } from './move-shown-link.ts';
import { diagnoseRename } from './rename-entries.ts';

/** A description in a document, with its links. */
export interface NamingDescription {
  /** The file that it is written in. */
  readonly source: SourceFile;
  /** Where it is written there, as a JSON or YAML value. */
  readonly span: Span;
  /** The text of that value. */
  readonly text: string;
  /** Positions are those in `text`; absent if they are not known. */
  readonly links: readonly Pick<LinkUse, 'url' | 'position'>[];
  /** What relative links count from if they lead nowhere from the pages that show them. */
  readonly from: Page | undefined;
  /** The pages that show parts of its document. */
  readonly shownOn: readonly Page[];
}

export interface DescriptionChanges {
  readonly source: SourceFile;
  readonly changes: readonly TextChange[];
  readonly left: readonly Diagnostic[];
}

const noVariables = { now: {}, then: {} };

export function renameInDescription(
  { source, span, text, links, from, shownOn }: NamingDescription,
  context: Omit<MoveContext, 'from'>,
): DescriptionChanges {
  const own = links.map((link) => {
    const isOne = leadsToOne(link.url, { ...context, from, shownOn });
    return { ...link, from, shownOn: isOne ? [] : shownOn };
  });
  const found = changeLinks(text, own, { ...context, variables: noVariables });
  const written = source.text.slice(span.start, span.end);
  const changes: TextChange[] = [];
  const lost: string[] = found.left.map(({ url }) => url);
  for (const change of found.changes) {
    const inFile = changeWritten(written, text, change);
    if (inFile === undefined) lost.push(text.slice(change.start, change.end));
    else {
      const [start, end] = [inFile.start + span.start, inFile.end + span.start];
      changes.push({ start, end, text: inFile.text });
    }
  }
  const left = lost.map((url) => {
    const at = span.start + Math.max(0, written.indexOf(url));
    const place = placeIn(source.path, positionAt(source.text, at));
    return diagnoseRename('rename/unchanged-link', { url }, place);
  });
  return { source, changes, left };
}

/** Whether a link that leads somewhere from its document leads to the same place from pages that show it. */
function leadsToOne(url: string, { shownOn, ...context }: ShownContext): boolean {
  const own = isPageRelative(url) ? targetAfter(url, context) : undefined;
  if (own === undefined) return false;
  const targets = shownOn.map((from) => targetAfter(url, { ...context, from }));
  return targets.every((target) => target === undefined || target === own);
}

/**
 * Returns the change in the value as it is written. Regardless of the escapes that the value contains, the
 * nth occurrence of an address is the same one as in the text; undefined if the counts differ.
 */
function changeWritten(
  written: string,
  text: string,
  { start, end, text: after }: TextChange,
): TextChange | undefined {
  const before = text.slice(start, end);
  const read = listOffsets(text, before);
  const forms = before.includes('/') ? [asItIs, withEscapedSlashes] : [asItIs];
  const places = forms
    .flatMap((form) => listOffsets(written, form(before)).map((at) => ({ at, form })))
    .filter(({ at, form }) => form !== asItIs || written[at - 1] !== '\\')
    .toSorted((one, other) => one.at - other.at);
  const place = places.length === read.length ? places[read.indexOf(start)] : undefined;
  if (place === undefined) return undefined;
  const { at, form } = place;
  return { start: at, end: at + form(before).length, text: form(after) };
}

const asItIs = (address: string): string => address;
/** Some programs escape slashes in JSON. */
const withEscapedSlashes = (address: string): string => address.replaceAll('/', String.raw`\/`);

function listOffsets(text: string, part: string): readonly number[] {
  const found: number[] = [];
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) {
    found.push(at);
  }
  return found;
}
