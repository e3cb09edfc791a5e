/**
 * Decides by a file's name alone: which extensions can be published from a folder that mixes pages with
 * other files, and which names never are. Reads nothing.
 */
import { staticExtensions } from './static-extensions.ts';

const pageExtensions = new Set(['md', 'mdx']);

/** Files in a snippets folder that are read as text for the pages that import or include them. */
const snippetExtensions = new Set('md mdx js jsx mjs ts tsx json yaml yml txt'.split(' '));

/** Code that pages import from anywhere; it is compiled into them and never published. */
const componentExtensions = new Set(['jsx', 'tsx']);

/** Files that static hosts look for and that no extension identifies. */
const hostingFiles = new Set(['CNAME', '_headers', '_redirects']);

/** Data and configuration of tools, which the allow-list of extensions would let through. */
const toolFiles =
  /^(package|package-lock|npm-shrinkwrap|pnpm-lock|pnpm-workspace|composer|deno|bun|lerna|nx|turbo|biome|renovate|vercel|firebase|wrangler|components|tslint|nodemon|mint|docs)\.(json|ya?ml)$|^[jt]sconfig(\..+)?\.json$|^(docker-)?compose(\..+)?\.ya?ml$|^(mkdocs|netlify|codecov|appveyor|bitbucket-pipelines|cloudbuild)\.ya?ml$|^requirements.*\.txt$|\.(lock|tsbuildinfo)$/i;

/** Files written for readers of the repository, not of the site. */
const repositoryTexts =
  /^(readme|(LICEN[CS]E|COPYING|NOTICE|CONTRIBUTING|CONTRIBUTORS|CHANGELOG|CODE_OF_CONDUCT|SECURITY|AUTHORS|MAINTAINERS|CODEOWNERS|AGENTS|CLAUDE|GEMINI))$/;

/** Matches in any letter case and with a language: `README.zh-Hant`, `readme_CN`. */
const readmes = /^readme(?:[._-][a-z]{2}(?:[-_][a-z]{2,4})?)?$/i;

const keyFiles = /\.(pem|key|p12|pfx|jks|keystore|asc|ppk|kdbx)$|^id_(rsa|dsa|ecdsa|ed25519)$/i;
const credentialData =
  /(^|[-_.])(credentials?|secrets?|service[-_]?account)([-_.].*)?\.(json|ya?ml|txt|xml|csv)$/i;

/** Files that file managers leave behind. */
const droppings = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

/** `guides/intro.mdx` -> `mdx`; lower case, empty when there is none. */
export function extensionOf(path: string): string {
  const name = baseName(path);
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** `guides/intro.mdx` -> `guides/intro`. */
export function withoutExtension(path: string): string {
  const extension = extensionOf(path);
  return extension ? path.slice(0, -extension.length - 1) : path;
}

export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function isPageFile(path: string): boolean {
  return pageExtensions.has(extensionOf(path));
}

/**
 * Whether a file is one that pages import or include. Outside of a snippets folder (`inSnippets`), only
 * components count.
 */
export function isSnippetFile(path: string, inSnippets: boolean): boolean {
  return (inSnippets ? snippetExtensions : componentExtensions).has(extensionOf(path));
}

/** Whether a flat project publishes the file. The caller has already ruled out pages and snippets. */
export function isStaticFile(path: string): boolean {
  const name = baseName(path);
  if (hostingFiles.has(path)) return true;
  if (toolFiles.test(name) || isRepositoryText(path)) return false;
  return staticExtensions.has(extensionOf(name));
}

/**
 * Whether a file is browser code in a flat project that runs its scripts: not a tool's settings or tests,
 * and not hidden.
 */
export function isPageScript(path: string): boolean {
  return (
    /\.js$/i.test(path) && !/\.(?:config|test|spec)\.js$|(?:^|\/)(?:\.|node_modules\/)/i.test(path)
  );
}

/**
 * Whether a file is a README, LICENSE or the like, which becomes a page only when the navigation lists it.
 */
export function isRepositoryText(path: string): boolean {
  const stem = withoutExtension(baseName(path));
  return repositoryTexts.test(stem) || readmes.test(stem);
}

export function isSecretFile(path: string): boolean {
  const name = baseName(path);
  return keyFiles.test(name) || credentialData.test(name) || /^\.(env|npmrc|netrc)/.test(name);
}

export function isJunkFile(name: string): boolean {
  return droppings.has(name);
}

/** Whether a file or folder is one that no project means to publish, wherever it is. */
export function isHidden(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules';
}
