/** Converts the keys of the older format to those of the newer one; the navigation is converted elsewhere. */
import type { Config, UserConfig } from '../config/config.ts';
import { newerSchema } from '../config/newer/newer-schema.ts';
import type { DroppedKeys } from './dropped-keys.ts';
import { Outline } from './outline.ts';

export interface NewerKeysInput {
  /** The configuration as it is written in the file, and as it was read. */
  readonly written: UserConfig;
  readonly config: Config;
  readonly navigation: unknown;
  /** Whether pages describe endpoints, so that settings of the API reference mean something. */
  readonly hasApi: boolean;
  /** Whether there are OpenAPI documents, whose servers a base URL replaces. */
  readonly hasDocuments: boolean;
  /** Whether the colors of anchors have been written with each anchor. */
  readonly hasAnchors: boolean;
  readonly left: DroppedKeys;
}

interface Writing extends NewerKeysInput {
  readonly outline: Outline;
}

type Rule<Key extends keyof UserConfig> = (
  value: NonNullable<UserConfig[Key]>,
  writing: Writing,
) => void;

/** Returns the value of the whole file, with keys in the order of the file that it is made from. */
export function toNewerKeys(input: NewerKeysInput): Outline['value'] {
  const writing: Writing = { ...input, outline: new Outline() };
  // All keys are known ones, because the others have been taken out.
  for (const key of Object.keys(input.written) as (keyof UserConfig)[]) writeKey(key, writing);
  if (input.hasApi && input.written.api?.request?.example?.showOptionalParams !== true) {
    writing.outline.put(['api', 'examples', 'defaults'], 'required');
  }
  // An omitted value has a different meaning in each of the formats.
  const { mode, theme, grammars } = input.written.codeBlock ?? {};
  if (mode === undefined && theme === undefined && grammars === undefined) {
    writing.outline.put(['styling', 'codeblocks'], 'dark');
  }
  return writing.outline.value;
}

function writeKey<Key extends keyof UserConfig>(key: Key, writing: Writing): void {
  const value = writing.written[key];
  const rule = rules[key];
  if (value === undefined || value === null) return;
  if (rule !== undefined) rule(value, writing);
  else if (Object.hasOwn(newerSchema.shape, key)) writing.outline.put([key], value);
  else writing.left.leave([key]);
}

const SCHEMAS = /mintlify\.com\/schema\.json$/;
/** Names in the older format for which the newer one has others. */
const THEMES: Readonly<Partial<Record<string, string>>> = {
  venus: 'palm',
  quill: 'willow',
  prism: 'mint',
};

/** These keys are converted with the navigation. */
const nothing = () => undefined;

const rules: { readonly [Key in keyof UserConfig]?: Rule<Key> } = {
  $schema: (address, { outline }) =>
    outline.put(['$schema'], address.replace(SCHEMAS, 'mintlify.com/docs.json')),
  theme: (theme, { outline }) => outline.put(['theme'], THEMES[theme] ?? theme),
  navigation: (_, { outline, navigation }) => outline.put(['navigation'], navigation),
  tabs: nothing,
  primaryTab: nothing,
  anchors: nothing,
  topAnchor: nothing,
  versions: writeLanguages,
  colors: ({ background, anchors, ultraLight, ultraDark, ...colors }, writing) => {
    const { outline, left, hasAnchors } = writing;
    outline.put(['colors'], colors);
    outline.put(['background', 'color'], background);
    if (anchors !== undefined && !hasAnchors) left.leaveIdle(['colors', 'anchors']);
    if (ultraLight !== undefined) left.leave(['colors', 'ultraLight']);
    if (ultraDark !== undefined) left.leave(['colors', 'ultraDark']);
  },
  backgroundImage: (image, { outline }) => outline.put(['background', 'image'], image),
  background: ({ style }, { outline }) => outline.put(['background', 'decoration'], style),
  modeToggle: ({ default: mode, isHidden }, { outline }) => {
    outline.put(['appearance', 'default'], mode);
    outline.put(['appearance', 'strict'], isHidden);
  },
  topbarLinks: (links, { outline }) => outline.put(['navbar', 'links'], links.map(toBarLink)),
  topbarCtaButton: ({ style, arrow, ...button }, { outline, left }) => {
    const { type = 'button', ...rest } = toBarLink(button);
    outline.put(['navbar', 'primary'], { type, ...rest });
    if (style === 'roundedRectangle') left.leave(['topbarCtaButton', 'style']);
    if (arrow === false) left.leave(['topbarCtaButton', 'arrow']);
  },
  footerSocials: (socials, { outline, written }) => {
    if (written.footer?.socials === undefined) outline.put(['footer', 'socials'], socials);
  },
  footer: ({ socials, links }, { outline }) => {
    outline.put(['footer', 'socials'], socials);
    outline.put(
      ['footer', 'links'],
      links?.map(({ title, links: inner }) => ({
        ...(title !== undefined && { header: title }),
        items: inner.map(({ label, url }) => ({ label, href: url })),
      })),
    );
  },
  feedback: (feedback, { outline, written }) => {
    const off = written.hideFeedbackButtons === true && { suggestEdit: false, raiseIssue: false };
    outline.put(['feedback'], { ...feedback, ...off });
  },
  hideFeedbackButtons: nothing,
  openapi: (documents, { outline }) => outline.put(['api', 'openapi'], documents),
  openApi: (documents, { outline, written }) => {
    if (written.openapi === undefined) outline.put(['api', 'openapi'], documents);
  },
  api: writeApi,
  metadata: (tags, { outline }) => outline.put(['seo', 'metatags'], tags),
  seo: ({ indexHiddenPages, previewImages }, { outline }) => {
    if (indexHiddenPages === true) outline.put(['seo', 'indexing'], 'all');
    outline.put(['seo', 'previewImages'], previewImages);
  },
  eyebrow: ({ display }, { outline }) => outline.put(['styling', 'eyebrows'], display),
  codeBlock: ({ mode, theme, grammars }, { outline }) => {
    const at = ['styling', 'codeblocks'];
    if (theme === undefined && grammars === undefined) {
      outline.put(at, mode === 'auto' ? 'system' : mode);
      return;
    }
    outline.put([...at, 'theme'], theme);
    outline.put([...at, 'languages', 'custom'], grammars);
  },
  font: ({ headings, body, code, ...both }, { outline }) => {
    const faces = { heading: headings, body, code };
    for (const [key, value] of Object.entries(toTypeface(both))) outline.put(['fonts', key], value);
    for (const [key, face] of Object.entries(faces)) {
      outline.put(['fonts', key], face && toTypeface(face));
    }
  },
};

/**
 * Writes the language of the site, which that of its default version decides. The navigation has the
 * languages of versions only if each version has one.
 */
function writeLanguages(_: unknown, { outline, left, config, written }: Writing): void {
  const { versions, lang, isLangGiven } = config;
  if (versions.every(({ locale }) => locale !== undefined)) return;
  if (written.lang === undefined && isLangGiven) outline.put(['lang'], lang);
  for (const [rank, { locale }] of versions.entries()) {
    if (locale !== undefined && locale !== lang) left.leave(['versions', rank, 'locale']);
  }
}

type WrittenLink = NonNullable<UserConfig['topbarLinks']>[number];

/** Converts the keys of a link to those of the newer format. */
function toBarLink({ type, name, url, icon }: WrittenLink) {
  return {
    ...(type === 'github' && { type }),
    ...(name !== undefined && { label: name }),
    href: url,
    ...(icon !== undefined && { icon }),
  };
}

function toTypeface<Face extends { url?: string }>({ url, ...face }: Face) {
  return { ...face, ...(url !== undefined && { source: url }) };
}

type Playground = NonNullable<NonNullable<UserConfig['api']>['playground']>;

const SHOWN = { show: 'interactive', simple: 'simple', hide: 'none' } as const;

function writeApi(api: NonNullable<UserConfig['api']>, writing: Writing): void {
  const { baseUrl, auth, playground, request, maintainOrder, referenceOrigins } = api;
  const put = (path: readonly string[], value: unknown) =>
    writing.outline.put(['api', ...path], value);
  put(['mdx', 'server'], baseUrl);
  if (writing.hasDocuments) put(['baseUrl'], baseUrl);
  put(['mdx', 'auth', 'method'], auth?.method);
  put(['mdx', 'auth', 'name'], auth?.name);
  if (auth?.inputPrefix) writing.left.leave(['api', 'auth', 'inputPrefix']);
  if (playground !== undefined) writePlayground(playground, writing);
  put(['examples', 'languages'], request?.example?.languages);
  if (request?.example?.showOptionalParams === true) put(['examples', 'defaults'], 'all');
  put(['examples', 'autogenerate'], request?.example?.autogenerate);
  writeFields(api, writing);
  if (maintainOrder === true) writing.left.leave(['api', 'maintainOrder']);
  put(['referenceOrigins'], referenceOrigins);
}

function writePlayground(
  { mode, disableProxy, credentials, timeout, environments }: Playground,
  { outline }: Writing,
): void {
  const put = (name: string, value: unknown) => outline.put(['api', 'playground', name], value);
  put('display', mode && SHOWN[mode]);
  put('proxy', negated(disableProxy));
  put('credentials', credentials);
  put('timeout', timeout);
  put('environments', environments);
}

function writeFields(
  { paramFields }: NonNullable<UserConfig['api']>,
  { outline, left }: Writing,
): void {
  const expanded = EXPANDED[paramFields?.expanded ?? 'unset'];
  outline.put(['api', 'params', 'expanded'], expanded ?? undefined);
  if (expanded === null) left.leave(['api', 'paramFields', 'expanded']);
  outline.put(['api', 'params', 'post'], paramFields?.post);
}

/** `null` marks what the newer format cannot express. */
const EXPANDED = {
  all: 'all',
  none: 'closed',
  topLevel: null,
  topLevelOneOfs: null,
  unset: undefined,
} as const;

function negated(value: boolean | undefined): boolean | undefined {
  return value === undefined ? undefined : !value;
}
