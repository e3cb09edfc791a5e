/** Converts `navigation` of the newer format to branches and the entries that they list. */
import { parseOperationEntry } from '../../address/operation-entry.ts';
import type { DataPath } from '../../text/source-tree.ts';
import type {
  BranchAxis,
  ConfigBranch,
  ConfigDocument,
  ConfigSdk,
  ConfigTree,
} from '../config-tree.ts';
import { ICON_TYPES } from '../keys/icon.ts';
import { languageName, toLanguage } from '../keys/language.ts';
import type { ConfigGroup } from '../keys/navigation.ts';
import type { ReportConfig } from '../report.ts';
import type { WrittenGroup } from './group.ts';
import { countEntries, countInside, isAny } from './lost-entries.ts';
import { listOn, PRECEDENCE } from './list-on.ts';
import { toIcon } from './to-icon.ts';
import { readBars } from './to-bars.ts';
import { placeOfSource, toSchema, toSdk, toSources } from './to-sources.ts';
import { AXES, type WrittenBody, type WrittenBranch } from './tree.ts';

export interface ReadTree {
  readonly tree: ConfigTree;
  /** Documents from which parts of the tree request pages, once for each request. */
  readonly documents: readonly ConfigDocument[];
  /** GraphQL schemas from which parts of the tree request pages, once for each request. */
  readonly graphql: readonly ConfigDocument[];
  /** SDKs of which parts of the tree request pages, once for each request. */
  readonly sdks: readonly ConfigSdk[];
}

/** Reads the tree. Lost entries are passed to `report`, with paths in the file. */
export function readTree(navigation: WrittenBody, report: ReportConfig): ReadTree {
  const reader = new TreeReader(report);
  const tree = reader.readBody(navigation, { at: ['navigation'], around: [], inherited: [] });
  return { tree, documents: reader.documents, graphql: reader.graphql, sdks: reader.sdks };
}

type Directory = NonNullable<WrittenGroup['directory']>;

/** Settings that groups inherit. */
type Inherited = Pick<Scope, 'inherited' | 'directory'>;

/** The context of a node. */
interface Scope {
  readonly at: DataPath;
  /** Axes of the branches around it. */
  readonly around: readonly BranchAxis[];
  /** Documents whose operations entries can name without naming the document. */
  readonly inherited: readonly string[];
  /** How the opening pages of groups list the rest of their group. */
  readonly directory?: Directory | undefined;
}

class TreeReader {
  readonly documents: ConfigDocument[] = [];
  readonly graphql: ConfigDocument[] = [];
  readonly sdks: ConfigSdk[] = [];
  readonly #report: ReportConfig;

  constructor(report: ReportConfig) {
    this.#report = report;
  }

  readBody(body: WrittenBody, scope: Scope): ConfigTree {
    const { directory = scope.directory } = body;
    const inner = { ...scope, inherited: this.#readDocuments(body, scope), directory };
    const found = PRECEDENCE.filter((axis) => (listOn(body, axis) ?? []).length > 0);
    const axis = found.find((each) => !scope.around.includes(each));
    for (const lost of found) {
      if (lost !== axis) this.#reportLost(listOn(body, lost) ?? [], AXES[lost].list, scope);
    }
    const globals = this.#readGlobals(body, scope);
    if (axis === undefined) return { branches: [], entries: listEntries(body, inner), globals };
    for (const key of ['groups', 'pages'] as const) {
      const entries = body[key] ?? [];
      if (entries.length > 0) this.#reportLost([{ [key]: entries }], key, scope);
    }
    return { branches: this.#readBranches(body, axis, inner), entries: [], globals };
  }

  #readBranches(body: WrittenBody, axis: BranchAxis, scope: Scope): readonly ConfigBranch[] {
    const { list } = AXES[axis];
    const around = [...scope.around, axis];
    return (listOn(body, axis) ?? []).flatMap((written, rank) => {
      const inner = { ...scope, around, at: [...scope.at, list, rank] };
      return this.#readBranch(written, axis, inner) ?? [];
    });
  }

  #readBranch(written: WrittenBranch, axis: BranchAxis, scope: Scope): ConfigBranch | undefined {
    const { href } = written;
    const own = toBranch(written, axis, scope.at);
    if (href !== undefined) {
      const lost = countInside(written);
      const place = { path: [...scope.at, 'href'], at: 'key' } as const;
      if (isAny(lost)) this.#report('config/lost-pages', place, { name: 'href', lost });
      return { ...own, href, branches: [], entries: [], globals: [] };
    }
    const body = this.readBody(written, scope);
    const isEmpty = body.branches.length === 0 && body.entries.length === 0;
    const { openapi, asyncapi, graphql, sdk } = written;
    if (isEmpty && [openapi, asyncapi, graphql, sdk].every((each) => each === undefined)) {
      this.#report('config/empty-branch', { path: scope.at }, { name: own.label, axis });
      return undefined;
    }
    return { ...own, ...body };
  }

  #readGlobals({ global = {} }: WrittenBody, { at }: Scope): readonly ConfigBranch[] {
    return PRECEDENCE.flatMap((axis) =>
      (listOn(global, axis) ?? []).flatMap((written, rank): ConfigBranch | [] => {
        const { href } = written;
        const path = [...at, 'global', AXES[axis].list, rank];
        const own = toBranch(written, axis, path);
        if (href !== undefined) return { ...own, href, branches: [], entries: [], globals: [] };
        this.#report('config/empty-branch', { path }, { name: own.label, axis });
        return [];
      }),
    );
  }

  /** Returns the documents that apply to a node: its own, otherwise those of the nearest node around it. */
  #readDocuments(body: WrittenBody, { at, inherited }: Scope): readonly string[] {
    this.#addGroups(body.groups ?? [], [...at, 'groups']);
    this.#addGroups(body.pages ?? [], [...at, 'pages']);
    return this.#addDocuments(body, at) ?? inherited;
  }

  #addGroups(entries: readonly (string | WrittenGroup)[], at: DataPath): void {
    for (const [rank, entry] of entries.entries()) {
      if (typeof entry === 'string') continue;
      this.#addDocuments(entry, [...at, rank]);
      this.#addGroups(entry.pages ?? [], [...at, rank, 'pages']);
    }
  }

  #addDocuments(node: WrittenBody | WrittenGroup, at: DataPath): readonly string[] | undefined {
    this.#addSources(node, 'asyncapi', at);
    if (node.graphql !== undefined)
      this.graphql.push(toSchema(node.graphql, [...at, 'graphql'], at));
    if (node.sdk !== undefined) this.sdks.push(toSdk(node.sdk, [...at, 'sdk'], at));
    if (node.openapi === undefined) return undefined;
    return this.#addSources(node, 'openapi', at);
  }

  #addSources(
    node: WrittenBody | WrittenGroup,
    key: 'openapi' | 'asyncapi',
    at: DataPath,
  ): readonly string[] {
    const written = node[key];
    if (written === undefined) return [];
    const sources = toSources(written);
    const listsAll = key === 'asyncapi' || !namesOperation(node);
    for (const [rank, source] of sources.entries()) {
      this.documents.push({
        ...source,
        at: placeOfSource(written, [...at, key], rank),
        ...(listsAll && { listedIn: at }),
      });
    }
    return sources.map(({ source }) => source);
  }

  #reportLost(nodes: readonly WrittenBody[], name: string, { at }: Scope): void {
    const lost = countEntries(nodes);
    const place = { path: [...at, name], at: 'key' } as const;
    if (isAny(lost)) this.#report('config/lost-pages', place, { name, lost });
  }
}

/** Whether an entry below names an operation of the node's own documents. */
function namesOperation(node: WrittenBody | WrittenGroup): boolean {
  const bodies: readonly (WrittenBody | WrittenGroup | string)[] = [
    ...('groups' in node ? (node.groups ?? []) : []),
    ...(node.pages ?? []),
    ...('group' in node ? [] : PRECEDENCE.flatMap((axis) => listOn(node, axis) ?? [])),
  ];
  return bodies.some((each) => {
    if (typeof each !== 'string') return each.openapi === undefined && namesOperation(each);
    const operation = parseOperationEntry(each);
    return operation !== undefined && operation.document === undefined;
  });
}

function listEntries(body: WrittenBody, { at, ...around }: Scope) {
  const list = (key: 'groups' | 'pages') =>
    (body[key] ?? []).map((entry, rank) => ({
      entry: toEntry(entry, around),
      at: [...at, key, rank],
    }));
  return [...list('pages'), ...list('groups')];
}

/** Converts an entry to the older format, in which an operation names its document. */
function toEntry(entry: string | WrittenGroup, around: Inherited): string | ConfigGroup {
  if (typeof entry !== 'string') return toGroup(entry, around);
  const [document, ...others] = around.inherited;
  const operation = parseOperationEntry(entry);
  const isBare = operation !== undefined && operation.document === undefined;
  return isBare && document !== undefined && others.length === 0 ? `${document} ${entry}` : entry;
}

function toGroup(written: WrittenGroup, around: Inherited): ConfigGroup {
  const { group, pages = [], root, icon, iconType, tag, openapi } = written;
  const { hidden, searchable, boost, directory = around.directory } = written;
  const holding =
    openapi === undefined ? around.inherited : toSources(openapi).map(({ source }) => source);
  const drawn = toIcon(icon, iconType);
  const type = ICON_TYPES.find((each) => each === drawn?.type);
  const isExpanded = written.expanded ?? written.defaultOpen;
  return {
    group,
    pages: pages.map((entry) => toEntry(entry, { inherited: holding, directory })),
    ...(root !== undefined && { root }),
    ...(drawn && { icon: drawn.name }),
    ...(type && { iconType: type }),
    ...(tag !== undefined && { tag }),
    ...(isExpanded !== undefined && { expanded: isExpanded }),
    ...(hidden !== undefined && { hidden }),
    ...(searchable !== undefined && { searchable }),
    ...(boost !== undefined && { boost }),
    ...(directory !== undefined && directory !== 'none' && { directory }),
  };
}

function toBranch(written: WrittenBranch, axis: BranchAxis, at: DataPath) {
  const { icon, iconType, color, description, tag, hidden = false } = written;
  const name = written[AXES[axis].name] ?? '';
  const drawn = toIcon(icon, iconType);
  const bars = axis === 'language' ? readBars(written) : undefined;
  const hex = typeof color === 'object' ? (color.light ?? color.dark) : color;
  return {
    axis,
    at,
    name: axis === 'language' ? toLanguage(name) : name,
    label: written.name ?? (axis === 'language' ? languageName(toLanguage(name)) : name),
    ...(drawn && { icon: drawn }),
    ...(hex !== undefined && { color: { from: hex } }),
    ...(description !== undefined && { description }),
    ...(tag !== undefined && { tag }),
    ...(bars && { bars }),
    isDefault: written.default === true,
    isAtEnd: written.align === 'end',
    isHidden: hidden,
    isSearchable: !hidden || written.searchable === true,
  };
}
