import type { FeedEntry } from '../core/site/feed.ts';
import { toText } from './outline.ts';

const UPDATE =
  /<h2 class="update-label" id="([^"]*)"[^>]*>([\s\S]*?)<\/h2>[\s\S]*?<lectern-update-body\b([^>]*)>([\s\S]*?)<\/lectern-update-body>/g;
/** Parts that do something on the page, and nothing in a feed. */
const LIVELY = /<(script|style|button|svg)\b[\s\S]*?<\/\1>/g;

/** The `Update` entries of a rendered article, in order; their `rss` goes before what they show. */
export function findFeedEntries(articleHtml: string): FeedEntry[] {
  return Array.from(articleHtml.matchAll(UPDATE), (match) => {
    const [, id = '', label = '', attributes = '', body = ''] = match;
    return {
      id,
      title: readAttribute(attributes, 'data-feed-title') ?? toText(label),
      html: readAttribute(attributes, 'data-feed-description') ?? body.replace(LIVELY, '').trim(),
    };
  });
}

function readAttribute(attributes: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : toText(value);
}
