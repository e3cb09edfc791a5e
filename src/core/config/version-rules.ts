import { nearest } from '../diagnostic/nearest.ts';
import type { DataPath } from '../text/source-tree.ts';
import type { ConfigTree } from './config-tree.ts';
import type { Config } from './config.ts';
import type { ConfigGroup } from './keys/navigation.ts';
import type { RuleContext } from './report.ts';

/** A place of docs.json that belongs to a version. */
interface VersionUse {
  readonly version: string;
  readonly path: DataPath;
}

/**
 * Names of versions, and of the languages of a tree: each once in its list, at most one default, and
 * none that does not exist.
 */
export function checkVersions(context: RuleContext): void {
  const { config, report } = context;
  const inTree = config.tree === undefined ? [] : listsInTree(config.tree);
  for (const choices of [listVersions(config), ...inTree]) checkNames(choices, context);
  // A use of a version that could not be read is no mistake of its own.
  if (context.hasLost(['versions'])) return;
  const names = [...new Set(config.versions.map(({ name }) => name))];
  for (const { version, path } of findVersionUses(config)) {
    if (names.includes(version)) continue;
    const meant = nearest(version, names) ?? names.find((name) => isAlike(version, name));
    report('config/unknown-version', { path }, { version, versions: names, meant });
  }
}

/**
 * The versions of a site on which choosing one changes nothing, because neither docs.json nor a
 * page (`pageVersions`: the `version` of each page that has one) belongs to any. Versions with a
 * URL or a locale of their own are links, and always have a use.
 */
export function findUnusedVersions(config: Config, pageVersions: Iterable<string>): string[] {
  const own = config.versions.filter(
    ({ url, locale }) => url === undefined && locale === undefined,
  );
  const names = new Set(config.versions.map(({ name }) => name));
  const inConfig = findVersionUses(config).map(({ version }) => version);
  // A use of a version that there is not is told where it stands, and may be meant for any of them.
  if (inConfig.some((version) => !names.has(version))) return [];
  const used = new Set([...inConfig, ...pageVersions]);
  return own.some(({ name }) => used.has(name)) ? [] : own.map(({ name }) => name);
}

/** `v2`, `2` and `2.0` are ways of naming one version. */
function isAlike(one: string, other: string): boolean {
  const [short, long] = [one, other]
    .map((name) => name.toLowerCase().replace(/^v/, ''))
    .sort((left, right) => left.length - right.length);
  return short !== undefined && short !== '' && long?.startsWith(short) === true;
}

/** A version or a language, as one list offers it. */
interface Choice {
  readonly axis: 'version' | 'language';
  readonly name: string;
  readonly isDefault: boolean;
  readonly at: DataPath;
  /** What its name stands under. */
  readonly key: string;
}

function listVersions({ versions }: Config): readonly Choice[] {
  return versions.map(({ name, default: isDefault }, rank) => {
    return { axis: 'version', name, isDefault, at: ['versions', rank], key: 'name' };
  });
}

/** Each list of versions or languages of a tree, one below the other. */
function listsInTree({ branches }: ConfigTree): readonly (readonly Choice[])[] {
  const own = branches.flatMap(({ axis, ...branch }): Choice[] =>
    axis === 'version' || axis === 'language' ? [{ ...branch, axis, key: axis }] : [],
  );
  return [own, ...branches.flatMap(listsInTree)];
}

function checkNames(choices: readonly Choice[], { report, lineOf }: RuleContext): void {
  const first = new Map<string, Choice>();
  for (const choice of choices) {
    const { axis, name, at, key } = choice;
    const earlier = first.get(name);
    if (earlier === undefined) first.set(name, choice);
    else {
      const facts = { axis, name, firstLine: lineOf(earlier.at) };
      report('config/duplicate-version', { path: [...at, key] }, facts);
    }
  }
  const [chosen, ...others] = choices.filter(({ isDefault }) => isDefault);
  for (const { axis, name, at } of others) {
    if (chosen === undefined || name === chosen.name) continue;
    const place = { path: [...at, 'default'], at: 'key' } as const;
    report('config/two-defaults', place, { axis, name, first: chosen.name });
  }
}

function findVersionUses({ anchors, tabs, navigation }: Config): VersionUse[] {
  return [
    ...usesIn(anchors, ['anchors']),
    ...usesIn(tabs, ['tabs']),
    ...usesInGroups(navigation, ['navigation']),
  ];
}

function usesIn(items: readonly { readonly version?: string }[], path: DataPath): VersionUse[] {
  return items.flatMap(({ version }, index) => {
    return version === undefined ? [] : [{ version, path: [...path, index, 'version'] }];
  });
}

function usesInGroups(entries: readonly (string | ConfigGroup)[], path: DataPath): VersionUse[] {
  const groups = entries.map((entry) => (typeof entry === 'string' ? {} : entry));
  const nested = entries.flatMap((entry, index) => {
    return typeof entry === 'string' ? [] : usesInGroups(entry.pages, [...path, index, 'pages']);
  });
  return [...usesIn(groups, path), ...nested];
}
