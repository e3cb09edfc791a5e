/** What is said about things that only the whole site shows: files, redirects, the repository. */
import { diagnoseWith, entry } from './catalogue.ts';
import { listNames, quote } from './quote.ts';

export const siteEntries = {
  'site/missing-file': entry<{ key: string; path: string }>({
    severity: 'error',
    title: 'File not found',
    message: ({ key, path }) => `${quote(key)} is ${quote(path)}, but there is no such file.`,
    hint: () => 'Correct the path, which counts from the root of the site, or add the file.',
    example: { key: 'favicon', path: '/favicn.svg' },
  }),
  'site/missing-document': entry<{ path: string }>({
    severity: 'error',
    title: 'OpenAPI document not found',
    message: ({ path }) => `There is no file ${quote(path)}.`,
    hint: () => 'Correct the path, which counts from the folder of docs.json, or add the file.',
    example: { path: 'opneapi.yaml' },
  }),
  'site/unused-redirect': entry<{ source: string; page: string }>({
    severity: 'warning',
    title: 'Redirect is never used',
    message: ({ source, page }) =>
      `${quote(source)} is the address of the page ${page}, and pages go before redirects.`,
    hint: () => 'Remove the redirect, or move the page.',
    example: { source: '/intro', page: 'intro.mdx' },
  }),
  'site/orphan-pages': entry<{ files: readonly string[] }>({
    severity: 'warning',
    title: 'Pages that nobody finds',
    message: ({ files }) =>
      `${files.length === 1 ? '1 page is' : `${files.length} pages are`} neither in the navigation nor linked from anywhere: ${listSome(files)}.`,
    hint: () =>
      'List them in the navigation, link to them, or write "hidden: true" in their front matter.',
    example: { files: ['guides/old.mdx', 'guides/draft.mdx'] },
  }),
  'site/no-repository': entry<{ keys: readonly string[] }>({
    severity: 'warning',
    title: 'Repository is not known',
    message: ({ keys }) =>
      `${listNames(keys, 'and')} ${keys.length === 1 ? 'needs' : 'need'} to know where the sources are kept; nothing tells.`,
    hint: () => 'Add "repository": "https://github.com/owner/name" to the configuration.',
    example: { keys: ['feedback.suggestEdit'] },
  }),
};

/** Enough to know what kind of files they are. */
const SHOWN_FILES = 10;

function listSome(files: readonly string[]): string {
  const more = files.length - SHOWN_FILES;
  const shown = files.slice(0, SHOWN_FILES).join(', ');
  return more > 0 ? `${shown} and ${more} more` : shown;
}

/** Makes a diagnostic about the site as a whole. */
export const diagnoseSite = diagnoseWith(siteEntries);
