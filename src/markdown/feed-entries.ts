import { parseDay } from '../core/site/day.ts';
import type { FeedEntry } from '../core/site/feed.ts';
import { toText } from './outline.ts';

const UPDATE =
  /<h2 class="update-label" id="([^"]*)"[^>]*>([\s\S]*?)<\/h2>([\s\S]*?)<lectern-update-body\b([^>]*)>([\s\S]*?)<\/lectern-update-body>/g;
const DESCRIPTION = /<p class="update-description">([\s\S]*?)<\/p>/;
/** Parts that do something on the page, and nothing in a feed. */
const LIVELY = /<(script|style|button|svg)\b[\s\S]*?<\/\1>/g;

/** The `Update` entries of a rendered article, in order; their `rss` goes before what they show. */
export function findFeedEntries(articleHtml: string): FeedEntry[] {
  return Array.from(articleHtml.matchAll(UPDATE), (match) => {
    const [, id = '', label = '', head = '', attributes = '', body = ''] = match;
    const description = DESCRIPTION.exec(head)?.[1] ?? '';
    const given = readAttribute(attributes, 'data-feed-date');
    const [day] = [given ?? '', toText(label), toText(description)].flatMap(
      (text) => parseDay(text) ?? [],
    );
    return {
      id,
      ...(day && { day }),
      title: readAttribute(attributes, 'data-feed-title') ?? toText(label),
      html: readAttribute(attributes, 'data-feed-description') ?? body.replace(LIVELY, '').trim(),
    };
  });
}

function readAttribute(attributes: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : toText(value);
}
