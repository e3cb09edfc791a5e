import { nearest } from '../diagnostic/nearest.ts';
import type { DataPath } from '../text/source-tree.ts';
import type { ConfigTree } from './config-tree.ts';
import type { Config } from './config.ts';
import type { ConfigGroup } from './keys/navigation.ts';
import type { RuleContext } from './report.ts';

/** A value in docs.json that assigns something to a version. */
interface VersionUse {
  readonly version: string;
  readonly path: DataPath;
}

/**
 * Checks the names of versions, and of the languages of a tree: each is unique in its list, at most one is
 * the default, and only existing versions are used.
 */
export function checkVersions(context: RuleContext): void {
  const { config, report } = context;
  const inTree = config.tree === undefined ? [] : listsInTree(config.tree);
  for (const choices of [listVersions(config), ...inTree]) checkNames(choices, context);
  // If versions could not be read, their uses are not mistakes.
  if (context.hasLost(['versions'])) return;
  const names = [...new Set(config.versions.map(({ name }) => name))];
  for (const { version, path } of findVersionUses(config)) {
    if (names.includes(version)) continue;
    const meant = nearest(version, names) ?? names.find((name) => isAlike(version, name));
    report('config/unknown-version', { path }, { version, versions: names, meant });
  }
}

/**
 * Returns the versions of a site if choosing one has no effect, because neither docs.json nor a page
 * (`pageVersions`: the `version` of each page that has one) belongs to any. Versions with their own URL or
 * locale are links, and always have an effect.
 */
export function findUnusedVersions(config: Config, pageVersions: Iterable<string>): string[] {
  const own = config.versions.filter(
    ({ url, locale }) => url === undefined && locale === undefined,
  );
  const names = new Set(config.versions.map(({ name }) => name));
  const inConfig = findVersionUses(config).map(({ version }) => version);
  // An unknown version is reported where it is used, and may mean any of the versions.
  if (inConfig.some((version) => !names.has(version))) return [];
  const used = new Set([...inConfig, ...pageVersions]);
  return own.some(({ name }) => used.has(name)) ? [] : own.map(({ name }) => name);
}

/** Whether two names probably mean the same version, such as `v2`, `2` and `2.0`. */
function isAlike(one: string, other: string): boolean {
  const [short, long] = [one, other]
    .map((name) => name.toLowerCase().replace(/^v/, ''))
    .sort((left, right) => left.length - right.length);
  return short !== undefined && short !== '' && long?.startsWith(short) === true;
}

/** A version or a language in a list that readers choose from. */
interface Choice {
  readonly axis: 'version' | 'language';
  readonly name: string;
  readonly isDefault: boolean;
  readonly at: DataPath;
  /** The key that its name is written under. */
  readonly key: string;
}

function listVersions({ versions }: Config): readonly Choice[] {
  return versions.map(({ name, default: isDefault }, rank) => {
    return { axis: 'version', name, isDefault, at: ['versions', rank], key: 'name' };
  });
}

/** Returns every list of versions or languages in a tree, including nested ones. */
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
