/** Rules that compare several values of docs.json. Single values are checked by the schema. */
import type { z } from 'zod';
import { nearest } from '../diagnostic/nearest.ts';
import { formatPath } from '../text/format-path.ts';
import type { DataPath } from '../text/source-tree.ts';
import { LOADED_SERVICES } from './keys/analytics.ts';
import type { ConfigGroup } from './keys/navigation.ts';
import { PAGE_ACTIONS } from './keys/services.ts';
import { checkLevels } from './level-rules.ts';
import { splitIntegrations } from './integrations.ts';
import { findKeysWithoutEffect } from './no-effect.ts';
import { checkRedirects } from './redirect-rules.ts';
import type { ReportConfig, RuleContext } from './report.ts';
import { checkVersions } from './version-rules.ts';

/** Checks everything that docs.json alone reveals. */
export function checkConfig(context: RuleContext): void {
  checkGroups(context.config.navigation, ['navigation'], context);
  checkSettings(context);
}

/** Checks the settings that both formats have. */
export function checkSettings(context: RuleContext): void {
  checkVersions(context);
  checkRedirects(context);
  checkRepositoryLinks(context);
  checkBackground(context);
  checkBasicAuth(context);
  checkAnalytics(context);
  checkActions(context);
  checkLevels(context);
}

/**
 * Reports actions that need the servers of other tools; otherwise they would be missing without notice.
 * They are reported together, misspelled ones separately.
 */
function checkActions({ written: { contextual }, report }: RuleContext): void {
  const unknown = [...(contextual?.options ?? []).entries()].flatMap(([rank, option]) => {
    if (typeof option !== 'string' || PAGE_ACTIONS.some((name) => name === option)) return [];
    const path = ['contextual', 'options', rank];
    return { path, option, nearest: nearest(option, PAGE_ACTIONS) };
  });
  const others = unknown.filter((each) => each.nearest === undefined);
  for (const { path, option, nearest: meant } of unknown) {
    if (meant === undefined) continue;
    report('config/unknown-action', { path }, { options: [option], nearest: meant });
  }
  const [first] = others;
  if (first === undefined) return;
  const options = others.map(({ option }) => option);
  report('config/unknown-action', { path: first.path }, { options });
}

/** Reports services in projects that were made for a host that loads them. */
function checkAnalytics({ written: { analytics }, report }: RuleContext): void {
  if (analytics === undefined || analytics.enabled !== undefined) return;
  for (const name of LOADED_SERVICES) {
    if (analytics[name] === undefined) continue;
    report('config/analytics-off', { path: ['analytics', name], at: 'key' }, { name });
  }
}

/** Reports links that the schema turned into plain links because they do not point to a repository. */
function checkRepositoryLinks({ config, written, report }: RuleContext): void {
  const check = (
    path: DataPath,
    wanted: string | undefined,
    made: { type: string; url: string },
  ) => {
    if (wanted !== 'github' || made.type === 'github') return;
    report('config/not-a-repository', { path }, { url: made.url });
  };
  for (const [index, link] of config.topbarLinks.entries()) {
    check(['topbarLinks', index, 'url'], written.topbarLinks?.[index]?.type, link);
  }
  if (config.topbarCtaButton === undefined) return;
  check(['topbarCtaButton', 'url'], written.topbarCtaButton?.type, config.topbarCtaButton);
}

function checkBackground({ config, written, report, hasLost }: RuleContext): void {
  const path = ['colors', 'background'];
  const background = written.colors?.background;
  if (background === undefined || hasLost(path)) return;
  const { light, dark } = background;
  if (Object.keys(background).length === 0) {
    report('config/empty-object', { path }, { names: ['light', 'dark'] });
  } else if ((light === undefined) !== (dark === undefined)) {
    const [given, other] =
      light === undefined ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
    const { isHidden, default: only } = config.modeToggle;
    if (isHidden && only === given) return;
    const color = config.colors.background[other];
    report('config/one-background', { path, at: 'key' }, { given, other, color });
  }
}

function checkBasicAuth({ config, report, hasLost }: RuleContext): void {
  const { method, name, inputPrefix } = config.api.auth;
  for (const [key, value] of Object.entries({ name, inputPrefix })) {
    const isIdle = method === undefined || (method === 'basic' && key === 'inputPrefix');
    if (value === undefined || !isIdle || hasLost(['api', 'auth'])) continue;
    report('config/idle-auth', { path: ['api', 'auth', key], at: 'key' }, { method });
  }
  if (method !== 'basic' || name === undefined || /^[^:]+:[^:]+$/.test(name)) return;
  report('config/basic-auth-name', { path: ['api', 'auth', 'name'] }, { name });
}

function checkGroups(
  entries: readonly (string | ConfigGroup)[],
  path: DataPath,
  context: RuleContext,
): void {
  for (const [index, entry] of entries.entries()) {
    if (typeof entry === 'string') continue;
    const pages = [...path, index, 'pages'];
    checkGroups(entry.pages, pages, context);
    if (entry.pages.length > 0 || context.hasLost(pages)) continue;
    context.report('config/empty-group', { path: pages }, { name: entry.group });
  }
}

/** Reports all keys without effect in one diagnostic. Paths are those of `written`. */
export function checkEffects(written: unknown, schema: z.ZodType, report: ReportConfig): void {
  const { counting, others } = splitIntegrations(written);
  for (const name of counting) {
    const path = ['integrations', name];
    report('config/analytics-off', { path, at: 'key' }, { name, isElsewhere: true });
  }
  const paths = findKeysWithoutEffect(written, schema).flatMap((path) =>
    formatPath(path) === 'integrations' && others !== undefined
      ? others.map((name) => [...path, name])
      : [path],
  );
  const [first] = paths;
  if (first === undefined) return;
  const keys = [...new Set(paths.map((path) => formatPath(path)))];
  report('config/no-effect', { path: first, at: 'key' }, { keys });
}
