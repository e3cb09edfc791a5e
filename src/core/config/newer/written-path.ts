import type { DataPath } from '../../text/source-tree.ts';
import type { NewerKeys } from '../newer-keys.ts';

/** Maps paths of the older format to those of the newer one. Longer paths keep the rest. */
const RENAMED: readonly (readonly [string, string])[] = [
  ['topbarLinks.*.name', 'navbar.links.*.label'],
  ['topbarLinks.*.url', 'navbar.links.*.href'],
  ['topbarLinks', 'navbar.links'],
  ['topbarCtaButton.name', 'navbar.primary.label'],
  ['topbarCtaButton.url', 'navbar.primary.href'],
  ['topbarCtaButton', 'navbar.primary'],
  ['footerSocials', 'footer.socials'],
  ['footer.links.*.title', 'footer.links.*.header'],
  ['footer.links.*.links.*.url', 'footer.links.*.items.*.href'],
  ['footer.links.*.links', 'footer.links.*.items'],
  ['colors.background', 'background.color'],
  ['backgroundImage', 'background.image'],
  ['background.style', 'background.decoration'],
  ['modeToggle.default', 'appearance.default'],
  ['modeToggle.isHidden', 'appearance.strict'],
  ['modeToggle', 'appearance'],
  ['eyebrow.display', 'styling.eyebrows'],
  ['codeBlock.mode', 'styling.codeblocks'],
  ['codeBlock.theme', 'styling.codeblocks.theme'],
  ['codeBlock.grammars', 'styling.codeblocks.languages.custom'],
  ['font.headings.url', 'fonts.heading.source'],
  ['font.headings', 'fonts.heading'],
  ['font.body.url', 'fonts.body.source'],
  ['font.code.url', 'fonts.code.source'],
  ['font.url', 'fonts.source'],
  ['font', 'fonts'],
  ['openapi', 'api.openapi'],
  ['api.baseUrl', 'api.mdx.server'],
  ['api.auth', 'api.mdx.auth'],
  ['api.playground.mode', 'api.playground.display'],
  ['api.playground.disableProxy', 'api.playground.proxy'],
  ['api.request.example', 'api.examples'],
  ['api.paramFields', 'api.params'],
  ['metadata', 'seo.metatags'],
  ['seo.indexHiddenPages', 'seo.indexing'],
];

/** Maps keys of the older format to the closest ones of the newer format, which are not equivalent. */
const MOVED: typeof RENAMED = [
  ['tabs', 'navigation.tabs'],
  ['primaryTab', 'navigation.tabs'],
  ['anchors', 'navigation.anchors'],
  ['topAnchor', 'navigation.anchors'],
  ['versions', 'navigation.versions'],
  ['openApi', 'api.openapi'],
  ['hideFeedbackButtons', 'feedback'],
  ['eyebrow', 'styling.eyebrows'],
  ['codeBlock', 'styling.codeblocks'],
  ['api.request', 'api.examples'],
];

/** Converts a path of a `Config` to one in the newer format. */
export function toWrittenPath(path: DataPath): DataPath {
  return renamed(path, RENAMED) ?? path;
}

/** Returns where a key of the older format belongs in the newer one; undefined for other keys. */
export function findNewerPlace(path: DataPath): DataPath | undefined {
  if (path[0] === 'navigation') {
    return path.at(-1) === 'version' ? ['navigation', 'versions'] : undefined;
  }
  return renamed(path, [...RENAMED, ...MOVED]);
}

function renamed(path: DataPath, pairs: typeof RENAMED): DataPath | undefined {
  for (const [from, to] of pairs) {
    const pattern = from.split('.');
    if (!begins(path, pattern)) continue;
    const ranks = path.filter((_, depth) => pattern[depth] === '*');
    const inside = to
      .split('.')
      .map((segment) => (segment === '*' ? (ranks.shift() ?? 0) : segment));
    return [...inside, ...path.slice(pattern.length)];
  }
  return undefined;
}

/** Converts a path of a `Config` to one in the format of the project. */
export function toOwnPath({ tree }: Pick<NewerKeys, 'tree'>, path: DataPath): DataPath {
  return tree === undefined ? path : toWrittenPath(path);
}

function begins(path: DataPath, pattern: readonly string[]): boolean {
  return pattern.every((name, depth) =>
    name === '*' ? typeof path[depth] === 'number' : path[depth] === name,
  );
}
