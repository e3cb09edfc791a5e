/** Finds the repository that holds the documentation's sources, and the URLs to edit and discuss them. */
import { encodePath } from '../address/page-href.ts';
import type { Config } from '../config/config.ts';
import { parseGithubUrl } from '../config/keys/github.ts';
import type { Page } from '../pages/page.ts';
import type { Repository } from '../site.ts';

/** What git reports about the project folder. */
export interface GitFacts {
  /** The remote `origin` as git prints it: https, ssh or `host:path`. */
  readonly remote?: string;
  /** The current branch. */
  readonly branch?: string;
  /**
   * The path of the project folder in the work tree, without leading or trailing slashes; `''` at its root.
   */
  readonly folder?: string;
}

/** Hosts whose URLs differ. All other hosts get GitHub's form. */
type Forge = 'github' | 'gitlab' | 'bitbucket' | 'gitea';

/**
 * Returns the repository from the config's own key, the git remote, the call-to-action button or the social
 * account, in this order. Undefined if none of them names one.
 */
export function chooseRepository(config: Config, git: GitFacts = {}): Repository | undefined {
  const written = config.repository;
  const url =
    written?.url ??
    (git.remote === undefined ? undefined : toWebUrl(git.remote)) ??
    githubUrlIn(config);
  if (url === undefined) return undefined;
  return {
    url,
    branch: written?.branch ?? git.branch ?? 'main',
    folder: written?.folder ?? git.folder ?? '',
  };
}

/** Converts a git remote to a web address: `git@host:owner/name.git` gives `https://host/owner/name`. */
function toWebUrl(remote: string): string | undefined {
  const short = /^(?:[\w.-]+@)?([\w-]+(?:\.[\w-]+)+):(?!\/)(.+)$/.exec(remote);
  const long = /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^/:]+)(?::\d+)?\/(.+)$/.exec(remote);
  const [, host, path] = long ?? short ?? [];
  const name = path?.replace(/^\/+|\/+$/g, '').replace(/\.git$/, '');
  return host === undefined || !name?.includes('/') ? undefined : `https://${host}/${name}`;
}

/** Returns the URL at which the source of a page can be edited. */
export function editUrl(repository: Repository, page: Pick<Page, 'file'>): string {
  const { url, folder } = repository;
  const branch = encodePath(repository.branch);
  const path = encodePath(folder === '' ? page.file : `${folder}/${page.file}`);
  switch (forgeOf(url)) {
    case 'github':
      return `${url}/edit/${branch}/${path}`;
    case 'gitlab':
      return `${url}/-/edit/${branch}/${path}`;
    case 'gitea':
      return `${url}/_edit/${branch}/${path}`;
    case 'bitbucket':
      return `${url}/src/${branch}/${path}?mode=edit&at=${branch}`;
  }
}

/** Returns the URL of the form for a new issue about a page, filled in as far as the host allows. */
export function issueUrl({ url }: Repository, page: Pick<Page, 'href' | 'title'>): string {
  const title = `Documentation: ${page.title}`;
  const body = `Path: ${page.href}`;
  switch (forgeOf(url)) {
    case 'github':
    case 'gitea':
      return `${url}/issues/new?${new URLSearchParams({ title, body }).toString()}`;
    case 'gitlab': {
      const fields = { 'issue[title]': title, 'issue[description]': body };
      return `${url}/-/issues/new?${new URLSearchParams(fields).toString()}`;
    }
    case 'bitbucket':
      return `${url}/issues/new`;
  }
}

function githubUrlIn({ topbarCtaButton, footerSocials }: Config): string | undefined {
  const button = topbarCtaButton?.type === 'github' ? topbarCtaButton.url : undefined;
  const social = footerSocials.find(({ type }) => type === 'github')?.url;
  const found = [button, social].flatMap((url) => (url && parseGithubUrl(url)) || []);
  return found[0] && `https://github.com/${found[0].owner}/${found[0].name}`;
}

function forgeOf(url: string): Forge {
  const { hostname } = new URL(url);
  if (hostname.includes('gitlab')) return 'gitlab';
  if (hostname.includes('bitbucket')) return 'bitbucket';
  return /(?:^|\.)(?:codeberg|gitea|forgejo)\b/.test(hostname) ? 'gitea' : 'github';
}
