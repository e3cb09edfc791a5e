/**
 * Turns a rendered article into the article of the page, and collects its facts, with one parse and one
 * serialization.
 */
import { parse } from '../core/html/parse.ts';
import type { Element } from '../core/html/tree.ts';
import { walk } from '../core/html/walk.ts';
import { write } from '../core/html/write.ts';
import type { Embed } from '../core/policy/page-policy.ts';
import { listStyleUrls } from '../core/policy/style-urls.ts';
import { withoutControls } from '../core/text/control-characters.ts';
import { toSlug } from '../core/text/slug.ts';
import type { ReadyCode } from '../markdown/model/ready-code.ts';
import type { Facts, PieceFacts } from './facts/facts.ts';
import { readLead } from './facts/lead.ts';
import type { Notes } from './facts/notes.ts';
import { type FoundNotes, type NotesByElement, readNotes } from './facts/read-notes.ts';
import { addSources, renderFormulas } from './formulas.ts';
import { numberHeadings } from './headings.ts';
import { collectIds } from './ids.ts';
import { isolateHeadings } from './isolate-labels.ts';
import { replaceStyles } from './inline-styles.ts';
import { collectOwnLinks, resolveOwnLinks } from './own-places.ts';
import { nameFolds } from './arrange/code-folds.ts';
import { takeRules } from './arrange/page-rules.ts';
import { keepRows } from './arrange/inline-rows.ts';
import { arrangePanels } from './arrange/panels.ts';
import { renderMarkdownElements } from './markdown-elements.ts';
import { MIXED_PARAGRAPH } from '../markdown/static-html.ts';
import { splitParagraphs } from './paragraphs.ts';
import { completeImages, type FindSize } from './images.ts';
import { plainBoxes } from './plain-boxes.ts';
import { elementPasses } from './page-wide-elements.ts';
import { type KeepFields, splitHeavyFolds } from './arrange/heavy-folds.ts';
import { gatherRail } from './arrange/rail.ts';
import { collectFacts } from './read-piece.ts';
import { readSections } from './sections.ts';
import { numberSteps } from './arrange/steps.ts';
import { tablePasses } from './tables.ts';
import { fillTabBars } from './arrange/tab-bar.ts';
import { arrangeTrees } from './arrange/trees.ts';
import { linksInLinks, unwrapTriggers } from './triggers.ts';
import { formatTwin } from './twin/format-twin.ts';
import { listFeedEntries, listUpdateTags } from './updates.ts';
import { gatherViews } from './arrange/views.ts';
import { arrangeWalkthroughs } from './arrange/walkthroughs.ts';

export interface ArticleInput {
  /** The HTML as the components wrote it. */
  readonly html: string;
  readonly notes: Notes;
  /** The title above the article. */
  readonly title?: string | undefined;
  /** The direction of the page's text: left to right by default. */
  readonly direction?: 'ltr' | 'rtl';
  /** Returns the class that stands for declarations of a `style` attribute. */
  readonly classFor: (declarations: string) => string;
  readonly sizeOf: FindSize;
  /** Converts a URL as the author wrote it to the URL in the built site. */
  readonly hrefOf: (url: string) => string;
  /** Code that is rendered here; its elements contain indexes into this list. */
  readonly readyCode: readonly ReadyCode[];
  readonly ids: ArticleIds;
  readonly keepFields: KeepFields;
  /** Stores a stylesheet; returns its address. */
  readonly keepRules: (css: string) => string;
}

/** The ids of a page, some of which components have already taken. */
export interface ArticleIds {
  /** Returns an id that nothing else has: `name`, or else `name-2` and so on. */
  readonly take: (name: string) => string;
  /** Takes a name for a heading, which can be one that was reserved for it. */
  readonly claim: (name: string) => string;
}

export interface FinishedArticle {
  readonly html: string;
  readonly facts: Facts;
}

export async function finishArticle(input: ArticleInput): Promise<FinishedArticle> {
  // Control characters that a file contains are replaced when it is read, but code can compute others.
  const root = parse(withoutControls(input.html), input.notes.tags);
  const read = readNotes(root, input.notes);
  const { found: notes } = read;
  drawParts(root, read, input);

  const images = completeImages(notes);
  const numbered = numberHeadings({
    notes,
    claimId: (name) => input.ids.claim(name),
    title: input.title,
  });
  const styles = replaceStyles(input.classFor);
  const taken = takeRules(input.keepRules);
  // Passes that change the article come first, each working on the result of those before it: an image gets
  // its height from the style that then becomes a class.
  const changes = [
    images.pass,
    styles.pass,
    plainBoxes,
    ...tablePasses(notes),
    ...elementPasses,
    linksInLinks,
    taken.pass,
  ];
  const isolated = input.direction === 'rtl' ? [isolateHeadings] : [];
  walk(root, [...changes, numbered.pass, ...isolated]);
  const { headings: all, leftOut } = numbered.finish();
  const { sheets, css } = taken.finish();
  await images.finish(input.sizeOf);
  fillTabBars(notes);
  arrangePanels(notes, (name) => input.ids.take(name));
  const aside = gatherViews(root, notes);
  const headings = all.map((each) =>
    aside.has(each.id) ? { ...each, isAside: true as const } : each,
  );
  const hasRail = gatherRail(notes);
  if (hasRail) keepRows(root);

  // Passes that only read see the article as readers will.
  const { ids: given, ownLinks, ...seen } = lookAt(root, notes);
  const ofTitle = idsOfTitle(input.title, leftOut, given);
  resolveOwnLinks(ownLinks, { given, ofTitle });
  const markdown = formatTwin(root, { notes: read, styles: styles.replaced });
  addSources(notes);
  const html = write(root.children);
  const isSplit = splitHeavyFolds({ root, html }, notes, input.keepFields);
  const [shared] = Array.from(notes).find(([, { kind }]) => kind === 'fields') ?? [];
  return {
    html: isSplit ? write(root.children) : html,
    facts: {
      ...seen,
      // The URLs in declarations that became stylesheet rules are still subject to the policy of the page.
      embeds: [...seen.embeds, ...listStyleLoads([...styles.replaced.values(), css])],
      sheets,
      headings,
      ids: [...given, ...ofTitle],
      feed: listFeedEntries(notes),
      updateTags: listUpdateTags(notes),
      hasRail,
      isSplit,
      ...(shared && { fields: write(shared.children) }),
      markdown,
    },
  };
}

/**
 * Returns the ids that lead to the title above the article: those of headings that repeat it, and the one
 * that it would have as a heading, which lists of contents in texts link to.
 */
function idsOfTitle(
  title: string | undefined,
  leftOut: readonly string[],
  given: readonly string[],
): ReadonlySet<string> {
  const named = title === undefined ? leftOut : [...leftOut, toSlug(title)];
  return new Set(named.filter((id) => !given.includes(id)));
}

/** Renders the parts that components have left to this stage. */
function drawParts(root: Element, read: FoundNotes, input: ArticleInput): void {
  const { found: notes } = read;
  if (input.html.includes(MIXED_PARAGRAPH)) splitParagraphs(root);
  renderMarkdownElements(read, input);
  arrangeTrees(read);
  arrangeWalkthroughs(notes);
  renderFormulas(read);
  unwrapTriggers(notes);
  nameFolds(notes);
  numberSteps(notes);
}

function listStyleLoads(declarations: readonly string[]): readonly Embed[] {
  const loads = declarations.flatMap(listStyleUrls);
  return [...new Map(loads.map((load) => [`${load.kind} ${load.url}`, load])).values()];
}

function lookAt(
  root: Element,
  notes: NotesByElement,
): PieceFacts &
  Pick<Facts, 'ids' | 'sections' | 'lead' | 'hasDiagram'> & { ownLinks: readonly Element[] } {
  const given = collectIds();
  const links = collectOwnLinks();
  const sections = readSections(notes);
  const asked = collectFacts(notes);
  walk(root, [given.pass, links.pass, sections.pass, ...asked.passes]);
  return {
    ...asked.finish(),
    ids: [...given.found],
    ownLinks: links.found,
    sections: sections.finish(),
    lead: readLead(root, notes),
    hasDiagram: Array.from(notes.values()).some(({ kind }) => kind === 'diagram'),
  };
}
