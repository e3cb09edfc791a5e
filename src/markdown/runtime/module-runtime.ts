/** What the compiled code of one file needs to run: its JSX runtime, and the call around each expression. */
import { checkIcon, checkIconType } from '../../core/checks/check-icons.ts';
import { type Diagnostic, placeIn, type Place } from '../../core/diagnostic/diagnostic.ts';
import { during } from '../../core/diagnostic/journal.ts';
import type { TagUse } from '../../core/pages/uses.ts';
import type { CompileHost } from '../model/compile-host.ts';
import { diagnoseMarkdown } from '../model/markdown-entries.ts';
import { diagnoseSnippet } from '../model/snippet-entries.ts';
import type { ExpressionUse, Findings } from '../model/findings.ts';
import type { LiveComponent } from '../model/island.ts';
import {
  type AuthorComponent,
  createJsxRuntime,
  type JsxOptions,
  type JsxRuntime,
  type Prepared,
  type TagRank,
} from './author-jsx.ts';
import type { Props } from './props.ts';
import { diagnoseEvaluation } from './diagnose-evaluation.ts';
import { isRead } from './author-names.ts';
import { FENCE_NAME, fenceFiller } from './fence-props.ts';
import { evaluateExpression, type UndefinedNames } from './expressions.ts';
import { guardComponent, type SiteComponent } from './guard-component.ts';
import { LAYOUT_NAME, layOut } from './layout.ts';
import { rewriteObjects } from './object-props.ts';
import { attachPlace, PLACING_NAME } from './placed-errors.ts';
import { listRenderedIcons, type RenderedIcon, statesIcon, statesType } from './rendered-icons.ts';
import { isUnshowable, type Unshowable } from './shown-children.ts';
import { textProps } from './text-props.ts';

export interface ModuleParts {
  readonly file: string;
  readonly findings: Findings;
  readonly host: CompileHost;
  /** Runs code of the file that may never end. */
  readonly limit: (run: () => unknown) => unknown;
  /** Renders an interactive component. */
  readonly renderLive: (use: LiveUse) => unknown;
  /** Returns the names that are undefined when the content has these props; complete once names are bound. */
  readonly undefinedNames: (props: Props) => UndefinedNames;
}

/** A tag of an interactive component. */
export interface LiveUse {
  readonly live: LiveComponent;
  /** The name of the component in the page. */
  readonly name: string;
  readonly props: Props;
  readonly place: Place;
  /** Renders a piece of the page. */
  readonly show: (piece: unknown) => unknown;
}

export interface ModuleRuntime {
  readonly jsx: JsxRuntime;
  /** Functions that compiled code calls, by their names there. */
  readonly calls: Readonly<Record<string, unknown>>;
}

/** Used for an expression that was not noted. */
const UNKNOWN_USE: ExpressionUse = { code: '', where: 'attribute', position: undefined };

/** An event handler of an element that an expression creates. */
const EVENT_HANDLER = /\son[A-Z]\w*\s*=/;

const NOTHING = 'a tag names something that is undefined.';

export function createModuleRuntime(parts: ModuleParts): ModuleRuntime {
  const { findings, host, limit, file } = parts;
  const places = new Places(parts);
  const rewriteUrl = urlsOf(parts);
  const jsx = createJsxRuntime({
    call,
    prepare,
    rewriteUrl,
    // Tags of images get the same component as images in Markdown.
    findElementComponent: (name) => (name === 'img' ? host.components()['img'] : undefined),
    onUnshowableChild: (value, tag) =>
      host.log.report?.(diagnoseNoText(value, places.originOf(value) ?? places.ofTag(tag))),
    onUndefinedTag: (tag) =>
      host.log.report?.(diagnoseEvaluation(new Error(NOTHING), places.ofTag(tag))),
  });
  const show = (piece: unknown) => jsx.jsx(jsx.Fragment, { children: piece });
  const layout = layOut({ file, code: findings.code, log: host.log, call });
  const fence = fenceFiller(findings);
  return { jsx, calls: { [PLACING_NAME]: placing, [FENCE_NAME]: fence, [LAYOUT_NAME]: layout } };

  function call(component: AuthorComponent, props: Props, tag?: TagRank): unknown {
    const place = places.ofTag(tag, component.name);
    const { report } = host.log;
    const live = host.islands.components.get(component);
    const name = places.nameOf(tag) ?? component.name;
    try {
      const run = () =>
        live === undefined
          ? limit(() => component(props))
          : parts.renderLive({ live, name, props, place, show });
      return places.inside(place, () => attachPlace(run, place), tag !== undefined);
    } catch (error) {
      if (report === undefined) throw error;
      if (!isFollowUp(error, parts)) report(diagnoseEvaluation(error, place));
      return props['children'];
    }
  }

  function prepare(component: SiteComponent, props: Props, tag: TagRank): Prepared {
    const { report } = host.log;
    const name = host.nameOf(component);
    const place = places.ofTag(tag, name);
    if (report) checkIcons({ name, props, tag }, parts, places).forEach(report);
    const guarded = guardComponent(component, (error) => {
      if (report === undefined) throw error;
      report(diagnoseEvaluation(error, place));
    });
    return { component: guarded, props: rewriteObjects(name, textProps(name, props), rewriteUrl) };
  }

  /** Creates the call around expressions for content with these props. */
  function placing(props: Props): (rank: number, evaluate: () => unknown) => unknown {
    const names = parts.undefinedNames(props);
    return (rank, run) => {
      const use = findings.expressions[rank] ?? UNKNOWN_USE;
      const place = placeIn(file, use.position);
      if (reportImport(use, place, parts)) return undefined;
      const evaluate = () => places.insideExpression(place, use, () => limit(run));
      const value = evaluateExpression({ use, place, evaluate, names, report: host.log.report });
      for (const one of [value].flat()) if (isUnshowable(one)) places.noteOrigin(one, place);
      return value;
    };
  }
}

function diagnoseNoText(value: Unshowable, place: Place): Diagnostic {
  const type = value instanceof Promise ? 'promise' : typeof value;
  const kind = type === 'function' || type === 'symbol' || type === 'promise' ? type : 'object';
  return diagnoseMarkdown('page/no-text', { kind }, place);
}

interface RenderedTag {
  readonly name: string | undefined;
  readonly props: Props;
  readonly tag: TagRank;
}

/** Checks the icons of a component of the site that its tag does not state literally. */
function checkIcons(
  { name, props, tag }: RenderedTag,
  { host }: ModuleParts,
  places: Places,
): Diagnostic[] {
  return listRenderedIcons(name, props).flatMap((each) => {
    const { icon, type, prop } = each;
    const placeOf = (given: string) => places.ofProp(tag, { name, prop: given });
    const isImage = () => host.findIcon(icon, type).kind === 'image';
    const isTypeKnown = type === undefined || places.isStated(tag, each, 'type') || isImage();
    return [
      ...(isTypeKnown ? [] : checkIconType(type, placeOf('iconType'))),
      ...(places.isStated(tag, each, 'icon')
        ? []
        : checkIcon({ name: icon, type, place: placeOf(prop) }, host.findIcon)),
    ];
  });
}

/** Returns how the file's URLs are rewritten for the built site, on the page that is being created. */
function urlsOf({ host, file }: ModuleParts): JsxOptions['rewriteUrl'] {
  return (url, kind) => {
    const { file: shownOn = file } = host.log;
    return host.rewriteUrl({ url, kind, file, ...(shownOn !== file && { shownOn }) });
  };
}

/** A dynamic import in an expression, with its path if that is a literal. */
const IMPORT = /(?<![\w$.])import\s*\(\s*(?!["'`]https?:)(?:["'`]([^"'`]*)["'`])?/;

/** Whether an expression has a dynamic import, which is reported because nothing waits for it. */
function reportImport(
  { code, where }: ExpressionUse,
  place: Place,
  { host }: ModuleParts,
): boolean {
  const found = where === 'text' ? IMPORT.exec(code) : null;
  if (found === null) return false;
  host.log.report?.(diagnoseSnippet('snippet/dynamic-import', { path: found[1] ?? '' }, place));
  return true;
}

/** Whether an error follows from undefined names in the file's components, which are reported already. */
function isFollowUp(error: unknown, { findings, undefinedNames }: ModuleParts): boolean {
  const isOfMissing = error instanceof TypeError || error instanceof ReferenceError;
  return isOfMissing && isRead(findings.code, undefinedNames({}).page);
}

/** Finds the places that tags, components and values of a file come from. */
class Places {
  readonly #parts: ModuleParts;
  readonly #origins = new WeakMap<Unshowable, Place>();
  /** Tags by the last part of their names. */
  #byName: Map<string | undefined, TagUse[]> | undefined;
  #inside: Place | undefined;

  constructor(parts: ModuleParts) {
    this.#parts = parts;
  }

  nameOf(tag: TagRank): string | undefined {
    return tag === undefined ? undefined : this.#parts.findings.tags[tag]?.name;
  }

  /**
   * Returns the place of a tag. In JavaScript it is found by the name of the component, or else is the
   * place around it.
   */
  ofTag(tag: TagRank, name?: string): Place {
    const { file, findings } = this.#parts;
    if (tag !== undefined) return placeIn(file, findings.tags[tag]?.position);
    this.#byName ??= Map.groupBy(findings.tags, (use) => use.name.split('.').at(-1));
    const named = this.#byName.get(name) ?? [];
    if (named.length !== 1 && this.#inside !== undefined) return this.#inside;
    return placeIn(file, named[0]?.position);
  }

  /**
   * Returns the place of a prop's value. For a tag in JavaScript, that is the tag or the expression in
   * Markdown which led to it, because the value probably comes from there.
   */
  ofProp(
    tag: TagRank,
    { name, prop }: { readonly name: string | undefined; readonly prop: string },
  ): Place {
    const { file, findings, host } = this.#parts;
    if (tag === undefined) return host.log.around ?? this.ofTag(tag, name);
    const use = findings.tags[tag];
    const given = use?.props.find((each) => each.name === prop);
    return placeIn(file, given?.valuePosition ?? use?.position);
  }

  /**
   * Whether the tag states an icon or its style literally. For one in JavaScript or of a code block, any tag
   * or block of the file.
   */
  isStated(tag: TagRank, given: RenderedIcon, part: 'icon' | 'type'): boolean {
    const { tags, fences } = this.#parts.findings;
    const own = tag === undefined ? tags : tags.slice(tag, tag + 1);
    const isInFence = tag === undefined && fences.some(({ icon }) => icon === given.icon);
    const states = part === 'icon' ? statesIcon : statesType;
    return isInFence || own.some((use) => states(use, given));
  }

  /** Runs code that belongs to a place, which may be one in Markdown. */
  inside(place: Place, run: () => unknown, isInMarkdown: boolean): unknown {
    const { log, journal } = this.#parts.host;
    const outer = this.#inside;
    this.#inside = place;
    const placed = isInMarkdown ? () => log.within(place, run) : run;
    const task = { phase: 'render', file: place.file, line: place.position?.line ?? 1 } as const;
    try {
      return during(journal, task, placed);
    } finally {
      this.#inside = outer;
    }
  }

  insideExpression(place: Place, { code }: ExpressionUse, run: () => unknown): unknown {
    // A handler that never runs is reported itself, and not the state that it would change.
    if (EVENT_HANDLER.test(code)) return this.inside(place, run, true);
    return this.inside(place, () => this.#parts.host.log.evaluating(place, run), true);
  }

  noteOrigin(value: Unshowable, place: Place): void {
    const isShared = typeof value === 'symbol' && Symbol.keyFor(value) !== undefined;
    if (!isShared) this.#origins.set(value, place);
  }

  /** Returns the place of the expression that a value came from. */
  originOf(value: Unshowable): Place | undefined {
    return this.#origins.get(value);
  }
}
