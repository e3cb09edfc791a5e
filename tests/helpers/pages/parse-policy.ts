/**
 * Parses a Content-Security-Policy with its own grammar, which accepts only directives and sources that
 * Lectern intends to write, so that anything else in a policy fails the test.
 */
const DIRECTIVES = new Set([
  ...['default', 'script', 'style', 'img', 'font', 'media', 'frame', 'connect'].map(toSource),
  ...['manifest', 'worker', 'object'].map(toSource),
  'base-uri',
  'form-action',
  'frame-ancestors',
  'sandbox',
]);
/** Directives that decide which code runs. */
const FETCHES_CODE = new Set(['default-src', 'script-src', 'object-src', 'base-uri']);

const SELF = /^'self'$/;
const HASH = /^'sha256-[\w+/]{43}='$/;
const SCHEME = /^(?:data|blob|https?):$/;
const LABEL = '[a-z\\d-]+';
const HOST = new RegExp(
  `^https?://(?:(?:\\*\\.${LABEL}(?:\\.${LABEL})+|${LABEL}(?:\\.${LABEL})*\\.?)|\\[[\\da-f:.]+\\])(?::(?:\\d{1,5}|\\*))?$`,
);

type ParsedPolicy = ReadonlyMap<string, readonly string[]>;

interface Expected {
  /** Whether the document is one of Lectern's own with inline styles. */
  readonly inlineStyles?: boolean;
}

/**
 * Parses the text of a policy.
 * @throws on anything unknown, and on a repeated directive.
 */
export function parsePolicy(text: string, expected: Expected = {}): ParsedPolicy {
  const policy = new Map<string, readonly string[]>();
  for (const part of text.split('; ')) {
    const [name = '', ...sources] = part.split(' ');
    if (!DIRECTIVES.has(name) || policy.has(name)) throw new Error(`directive "${name}": ${text}`);
    const isNone = sources.length === 1 && sources[0] === "'none'";
    if (name === 'sandbox' ? sources.length > 0 : sources.length === 0) {
      throw new Error(`sources of "${name}": ${text}`);
    }
    const strange = isNone ? [] : sources.filter((source) => !isKnown(source, name, expected));
    if (strange.length > 0) throw new Error(`"${strange.join(' ')}" in ${name}: ${text}`);
    policy.set(name, sources);
  }
  return policy;
}

/**
 * Returns the policy in the `<meta>` tag of a page. @throws if there is not exactly one, or it is not as
 * expected.
 */
export function policyOfPage(html: string, expected: Expected = {}): ParsedPolicy {
  const tags = [...html.matchAll(/<meta http-equiv="content-security-policy" content="([^"]*)"/gi)];
  if (tags.length !== 1) throw new Error(`${tags.length} policies: ${html.slice(0, 200)}`);
  const content = tags[0]?.[1] ?? '';
  return parsePolicy(content.replaceAll('&#39;', "'"), expected);
}

function isKnown(source: string, directive: string, { inlineStyles }: Expected): boolean {
  if (source === "'unsafe-inline'") return directive === 'style-src' && inlineStyles === true;
  if (SELF.test(source) || HASH.test(source)) return true;
  if (HOST.test(source)) return directive !== 'base-uri' && directive !== 'object-src';
  return SCHEME.test(source) && !FETCHES_CODE.has(directive);
}

function toSource(kind: string): string {
  return `${kind}-src`;
}
