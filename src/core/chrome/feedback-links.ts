/** Links where readers can edit a page or report a problem with it, if the project enables them. */
import type { Page } from '../pages/page.ts';
import type { Site } from '../site.ts';
import { editUrl, issueUrl } from './repository.ts';

export interface FeedbackLinks {
  readonly editUrl?: string;
  readonly issueUrl?: string;
}

export function buildFeedbackLinks({ config, repository }: Site, page: Page): FeedbackLinks {
  if (repository === undefined) return {};
  const { suggestEdit, raiseIssue } = config.feedback;
  return {
    ...(suggestEdit && { editUrl: editUrl(repository, page) }),
    ...(raiseIssue && { issueUrl: issueUrl(repository, page) }),
  };
}
