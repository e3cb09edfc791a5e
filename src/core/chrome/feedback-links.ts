/** Where readers can mend a page or tell what is wrong with it; only where the project asks for it. */
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
