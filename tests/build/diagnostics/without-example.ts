/** Reasons why no small project of text files can provoke a code; the tests of its rule do. */

/** Reasons by code, or by area for all its codes. */
export const withoutExample: Readonly<Record<string, string>> = {
  ...because('the words of a command, not a project', ['cli', 'rename', 'migrate']),
  ...because('a running API', ['live']),
  ...because('the folder that a build would write into', ['output']),
  ...because('links, permissions or bytes that a text file cannot express', [
    'files/unreadable',
    'site/sharp-not-installed',
    'page/twoslash-not-installed',
    'page/typescript-not-usable',
    'files/unreadable-folder',
    'files/not-utf8',
    'files/utf16',
    'files/broken-link',
    'files/outside-link',
    'files/static-clash',
    'files/secret',
    'files/no-config',
    'site/unfit-path',
    'site/refused-path',
    'site/taken-path',
    'site/unportable-path',
    'site/large-file',
    'site/unreadable-font',
    'site/unreadable-grammar',
    'icon/unreadable',
    'config/unreadable-background',
  ]),
  ...because('a page that ends the process that builds it', ['files/crashed', 'files/never-ends']),
  ...because('texts too large for a page', [
    'config/too-large',
    'files/too-large',
    'front-matter/too-large',
    'openapi/too-large',
    'openapi/too-deep',
    'openapi/deep-description',
    'openapi/more-problems',
    'page/too-deep',
  ]),
  ...because('a network, or packages that are not installed', [
    'link/dead',
    'link/no-answer',
    'link/moved',
    'link/no-network',
    'openapi/not-fetched',
    'openapi/kept-copy',
  ]),
  ...because('more values or code than fit into an example', [
    'openapi/not-converted',
    'openapi/outside',
    'openapi/more-lost',
    'navigation/no-pages',
    'files/config-folder',
  ]),
};

function because(reason: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, reason]));
}
