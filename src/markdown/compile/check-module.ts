/** Checks a single file, apart from errors that keep it from being compiled. */
import { checkHeadings, checkImages } from '../../core/checks/check-contents.ts';
import { checkDiagrams, checkFormulas } from './check-drawings.ts';
import { checkElements } from '../../core/checks/check-elements.ts';
import { checkIcon, checkTagIcons } from '../../core/checks/check-icons.ts';
import { checkTags } from '../../core/checks/check-tags.ts';
import { isPageRelative } from '../../core/address/link.ts';
import { meantComponent } from '../../core/components/component-synonyms.ts';
import { placeIn, type Diagnostic, type Place } from '../../core/diagnostic/diagnostic.ts';
import {
  type HeadingUse,
  type LinkUse,
  type TagUse,
  withoutHandlers,
} from '../../core/pages/uses.ts';
import { bodyStart } from '../../core/text/markup/front-matter-block.ts';
import { isComponentName } from '../islands/find-live.ts';
import { findFormulaFault } from '../render-formula.ts';
import { diagnoseCode } from '../model/code-entries.ts';
import type { FenceElement } from '../model/fence-element.ts';
import type { Findings } from '../model/findings.ts';
import { diagnoseMarkdown, fenceOption } from '../model/markdown-entries.ts';
import { diagnoseSnippet } from '../model/snippet-entries.ts';
import { checkSlips } from '../slips/check-slips.ts';
import type { ModuleContext } from './bind-names.ts';

export interface ModuleFacts {
  readonly links: readonly LinkUse[];
  /**
   * Interactive components: problems with the functions that they are given are reported when they are
   * rendered.
   */
  readonly live: ReadonlySet<string>;
  /** Whether the whole file could be read; if not, the ancestors of a tag are not certain. */
  readonly isWhole: boolean;
}

export function checkModule(
  context: ModuleContext,
  { links, live, isWhole }: ModuleFacts,
): Diagnostic[] {
  const { module, findings, host, names } = context;
  const { headings, images } = findings;
  const tags = findings.tags
    .filter(({ isBound = false }) => !isBound)
    .map((tag) => (live.has(tag.name) ? withoutHandlers(tag) : tag));
  const file = module.source.path;
  const own = new Set([...findings.declared, ...Object.keys(names.values)]);
  return [
    ...checkFences(context),
    ...checkEnvironment(context, own),
    ...findings.reExports.map(({ path, name, position }) =>
      diagnoseSnippet('snippet/re-export', { path, name }, placeIn(file, position)),
    ),
    ...checkDiagrams(findings.diagrams, file),
    ...checkSlips(isOnlyCode(context) ? withoutComments(findings) : findings, module.source),
    ...checkFormulas(findings.formulas, file, findFormulaFault),
    ...checkTags({
      tags: tags.map((tag) => underMeantNames(tag, context, own)),
      own,
      file,
      isPart: module.role === 'snippet' || !isWhole,
      isWhole,
    }),
    ...checkElements(tags, file),
    ...checkTagIcons({ tags, own, file, findIcon: host.findIcon }),
    ...checkHeadings({
      headings: [...headings, ...textHeadings(findings)],
      tags,
      own,
      file,
      title: module.title,
    }),
    ...checkImages({ images, tags, own, file }),
    ...links.filter((link) => isKnownHere(link, module)).flatMap((link) => host.checkLink(link)),
  ];
}

/** Comments of code on lines of their own. */
const COMMENTS = /^[ \t]*\/\/.*$|\{?\/\*[\s\S]*?\*\/\}?/gm;

/**
 * Whether a snippet has nothing but exports and comments. It is imported for what it exports, so nobody shows
 * the comments above that.
 */
function isOnlyCode({ module, findings }: ModuleContext): boolean {
  if (module.role === 'page' || findings.declared.size === 0) return false;
  const { text } = module.source;
  const rest = findings.code.reduce(
    (left, piece) => left.replace(piece.text, () => ''),
    text.slice(bodyStart(text)),
  );
  return rest.replace(COMMENTS, '').trim() === '';
}

function withoutComments(findings: Findings): Findings {
  const slips = findings.slips.filter(
    (slip) => slip.kind !== 'mark' || slip.slip.kind !== 'foreign' || slip.slip.mark !== 'comment',
  );
  return { ...findings, slips };
}

/**
 * Renames a tag with another tool's name for a component to the site's own name, since it needs the same
 * props and the same place.
 */
function underMeantNames(
  tag: TagUse,
  { names, host, findings }: ModuleContext,
  own: ReadonlySet<string>,
): TagUse {
  const isBeside = (other: string) => findings.tags.some(({ name }) => name === other);
  const meant = (name: string): string => {
    const isKnown = own.has(name) || host.componentNames.has(name) || !isComponentName(name);
    if (isKnown || names.unresolved.has(name)) return name;
    return names.ofSite.get(name) ?? meantComponent(name, host.componentNames, isBeside) ?? name;
  };
  const { ancestors } = tag;
  return { ...tag, name: meant(tag.name), ...(ancestors && { ancestors: ancestors.map(meant) }) };
}

/**
 * Returns lines of text that their author takes for headings: they count as headings, so that those below
 * do not skip a level.
 */
function textHeadings({ slips }: Findings): HeadingUse[] {
  return slips.flatMap((slip) =>
    slip.kind === 'heading'
      ? { depth: slip.marks.length, isText: true, position: slip.position }
      : [],
  );
}

/** Whether the target of a link is known without the pages that show a snippet. */
function isKnownHere({ url }: LinkUse, { role }: ModuleContext['module']): boolean {
  return role === 'page' || !isPageRelative(url);
}

function checkFences({ module, findings, host }: ModuleContext): Diagnostic[] {
  const lacking = new Set<string>();
  return findings.fences.flatMap((fence) => {
    const { icon, unknownLanguage, typeFaults, linesPastEnd, position } = fence;
    const place = placeIn(module.source.path, position);
    // A typo is reported at each place, since each has to be fixed; a language without a grammar only once.
    const { language = '', nearest } = unknownLanguage ?? {};
    const isSlip = nearest !== undefined || fenceOption(language) !== undefined;
    const isReported = !isSlip && lacking.has(language);
    lacking.add(language);
    return [
      ...(unknownLanguage === undefined || isReported
        ? []
        : [diagnoseMarkdown('page/unknown-language', unknownLanguage, place)]),
      ...checkTypes(typeFaults, place),
      ...(linesPastEnd === undefined
        ? []
        : [diagnoseCode('page/no-such-line', linesPastEnd, place)]),
      ...(typeof icon === 'string' ? checkIcon({ name: icon, place }, host.findIcon) : []),
    ];
  });
}

function checkTypes(faults: FenceElement['typeFaults'], place: Place): Diagnostic[] {
  if (faults === 'no-twoslash') return [diagnoseCode('page/twoslash-not-installed', {}, place)];
  if (faults === 'no-typescript') return [diagnoseCode('page/typescript-not-usable', {}, place)];
  return (faults ?? []).map((reason) => diagnoseCode('page/type-error', { reason }, place));
}

function checkEnvironment(
  { module, findings }: ModuleContext,
  own: ReadonlySet<string>,
): Diagnostic[] {
  const firstMeta = findings.environment.find(({ kind }) => kind === 'meta');
  return findings.environment.flatMap((use) => {
    const { name, kind, position } = use;
    const place = placeIn(module.source.path, position);
    if (kind === 'meta') {
      return use === firstMeta ? [diagnoseMarkdown('page/import-meta', {}, place)] : [];
    }
    return own.has('process') ? [] : [diagnoseMarkdown('page/environment', { name }, place)];
  });
}
