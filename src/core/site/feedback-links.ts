/** Where readers can mend a page or tell what is wrong with it; only where the project asks for it. */
import { encodePath } from './page-href.ts';
import type { Page } from './page.ts';
import type { Site } from './site.ts';

export interface FeedbackLinks {
  readonly editUrl?: string;
  readonly issueUrl?: string;
}

/** Both use the forms of GitHub, which other forges follow or redirect. */
export function buildFeedbackLinks({ config, repository }: Site, page: Page): FeedbackLinks {
  if (repository === undefined) return {};
  const { suggestEdit, raiseIssue } = config.feedback;
  return {
    ...(suggestEdit && { editUrl: formatEditUrl(repository, page) }),
    ...(raiseIssue && { issueUrl: formatIssueUrl(repository, page) }),
  };
}

type Repository = NonNullable<Site['repository']>;

function formatEditUrl({ url, branch, folder }: Repository, page: Page): string {
  const path = folder === '' ? page.file : `${folder}/${page.file}`;
  return `${url}/edit/${encodePath(branch)}/${encodePath(path)}`;
}

function formatIssueUrl({ url }: Repository, page: Page): string {
  const query = new URLSearchParams({
    title: `Documentation: ${page.title}`,
    body: `Path: ${page.href}`,
  });
  return `${url}/issues/new?${query.toString()}`;
}
