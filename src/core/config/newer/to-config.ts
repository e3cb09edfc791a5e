/** Converts the newer format to a `Config`. */
import { type Config, configKeys, normalizeConfig, type UserConfig } from '../config.ts';
import type { ConfigTree, SiteDocument } from '../config-tree.ts';
import type { ConfigGroup } from '../keys/navigation.ts';
import type { ReportConfig } from '../report.ts';
import { type NewerConfig, sharedKeys } from './newer-schema.ts';
import { toBars } from './to-bars.ts';
import { darkOf, lightOf, toLooks } from './to-looks.ts';
import { defined } from './defined.ts';
import { placeOfSource, toSchema, toSdk, toSources } from './to-sources.ts';
import { type ReadTree, readTree } from './to-tree.ts';

const keys = configKeys.omit({ navigation: true });

/**
 * Returns the config. Never fails, because every value has been checked by the schema of the newer format.
 */
export function toConfig(written: NewerConfig, report: ReportConfig): Config {
  const { tree, documents, graphql, sdks } = readTree(written.navigation, report);
  const isEmpty = [tree.branches, tree.entries, documents, graphql, sdks].every(
    (each) => each.length === 0,
  );
  // An object without keys can be left of an unreadable included file, which has already been reported.
  if (isEmpty && Object.keys(written.navigation).length > 0) {
    report('config/empty-object', { path: ['navigation'] }, { names: ['tabs', 'groups', 'pages'] });
  }
  const navigation = listGroups(tree);
  const languages = tree.branches.filter(({ axis }) => axis === 'language');
  const first = languages.find(({ isDefault }) => isDefault) ?? languages[0];
  const lang = written.lang ?? first?.name;
  const user = { ...toUserConfig(written), ...(lang !== undefined && { lang }) };
  return {
    ...normalizeConfig({ ...keys.parse(user), navigation }),
    tree,
    documents,
    ...defined(listSymbolSources(written, { graphql, sdks })),
    ...toOwnKeys(written),
  };
}

/** Lists documents of both kinds together, because each document states its own kind. */
function listDocuments(api: NewerConfig['api']) {
  const written = [api?.openapi, api?.asyncapi].flatMap((each) =>
    each === undefined ? [] : toSources(each),
  );
  return written.length === 0 ? undefined : written.map(({ source }) => source);
}

/** Adds the schema and the SDK of the whole site, whose pages are listed after those of its branches. */
function listSymbolSources({ api }: NewerConfig, ofBranches: Pick<ReadTree, 'graphql' | 'sdks'>) {
  const { graphql, sdk } = api ?? {};
  const after = ['navigation'];
  const withOwn = <Source>(sources: readonly Source[], own: readonly Source[]) => {
    const all = [...sources, ...own];
    return all.length === 0 ? undefined : all;
  };
  return {
    graphql: withOwn(
      ofBranches.graphql,
      graphql === undefined ? [] : [toSchema(graphql, ['api', 'graphql'], after)],
    ),
    sdks: withOwn(ofBranches.sdks, sdk === undefined ? [] : [toSdk(sdk, ['api', 'sdk'], after)]),
  };
}

function listSiteDocuments(api: NewerConfig['api']): readonly SiteDocument[] | undefined {
  const found = (['openapi', 'asyncapi'] as const).flatMap((key) => {
    const written = api?.[key];
    if (written === undefined) return [];
    return toSources(written).flatMap((document, rank) => {
      const { directory, overlays } = document;
      if (directory === undefined && overlays === undefined) return [];
      return { ...document, at: placeOfSource(written, ['api', key], rank) };
    });
  });
  return found.length === 0 ? undefined : found;
}

/** Returns the settings that the older format cannot express. */
function toOwnKeys({ metadata, seo, favicon, background, api }: NewerConfig) {
  const { paths } = seo ?? {};
  const isOfPages = api?.mdx?.server !== undefined && api.baseUrl === undefined;
  const inDarkMode = defined({
    favicon: darkOf(favicon),
    backgroundImage: darkOf(background?.image),
  });
  return defined({
    timestamp: metadata?.timestamp,
    keepsServers: isOfPages || undefined,
    siteDocuments: listSiteDocuments(api),
    organization: seo?.organization,
    folderMetadata: paths?.toSorted((left, right) => left.path.length - right.path.length),
    inDarkMode: Object.keys(inDarkMode).length === 0 ? undefined : inDarkMode,
  });
}

/** Converts the settings that the older format has to its keys. */
export function toUserConfig(written: NewerConfig): Omit<UserConfig, 'navigation'> {
  const shared = Object.entries(written).filter(([name]) => sharedKeys.has(name));
  return defined({
    name: written.name,
    ...(Object.fromEntries(shared) as Partial<UserConfig>),
    trailingSlash: written.trailingSlash ?? toTrailingSlash(written.seo?.trailingSlash),
    favicon: lightOf(written.favicon),
    metadata: { ...described(written.description), ...written.seo?.metatags },
    seo: {
      indexHiddenPages: written.seo?.indexing === 'all',
      previewImages: written.seo?.previewImages,
    },
    ...toLooks(written),
    ...toBars(written),
    api: toApi(written.api),
    openapi: listDocuments(written.api),
    contextual: toContextual(written.contextual),
  });
}

function toApi(api: NewerConfig['api']) {
  const { params, playground, examples, mdx, referenceOrigins, baseUrl } = api ?? {};
  const { method, name } = mdx?.auth ?? {};
  return defined({
    baseUrl: baseUrl ?? mdx?.server,
    referenceOrigins,
    auth: defined({ method: method === 'cobo' ? undefined : method, name }),
    playground: toPlayground(playground),
    request: {
      example: defined({
        languages: examples?.languages,
        showOptionalParams: examples?.defaults !== 'required',
        autogenerate: examples?.autogenerate,
      }),
    },
    paramFields: defined({
      expanded: params?.expanded === 'all' ? ('all' as const) : undefined,
      post: params?.post,
    }),
  });
}

const PLAYGROUND_MODES = {
  interactive: 'show',
  auth: 'show',
  simple: 'simple',
  none: 'hide',
} as const;

function toPlayground(playground: NonNullable<NewerConfig['api']>['playground']) {
  const { display, proxy, credentials, timeout, environments } = playground ?? {};
  return defined({
    mode: display && PLAYGROUND_MODES[display],
    disableProxy: proxy === undefined ? undefined : !proxy,
    credentials,
    timeout,
    environments,
  });
}

function toContextual(contextual: NewerConfig['contextual']) {
  return contextual && defined(contextual);
}

function toTrailingSlash(isWanted: boolean | undefined) {
  if (isWanted === undefined) return undefined;
  return isWanted ? ('always' as const) : ('never' as const);
}

function described(description: string | undefined): Record<string, string> {
  return description === undefined ? {} : { description };
}

/** Lists every group of the tree in reading order. Pages outside of groups are wrapped in unnamed ones. */
function listGroups({ branches, entries }: ConfigTree): ConfigGroup[] {
  return [
    ...entries.map(({ entry }) =>
      typeof entry === 'string' ? { group: '', pages: [entry] } : entry,
    ),
    ...branches.flatMap(listGroups),
  ];
}
