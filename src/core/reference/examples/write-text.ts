/** Writes values as texts of a media type: JSON, JSON Lines, or server-sent events. */
import { isRecord, type Loose } from '../document/loose.ts';
import { isEventStream, isJsonLines, takesJson } from '../request/media-type.ts';

export function formatValue(value: unknown, mediaType: string): string {
  if (typeof value === 'string' && !takesJson(mediaType)) return value;
  if (isEventStream(mediaType)) return itemsOf(value).map(formatEvent).join('');
  return isJsonLines(mediaType) ? formatLines(value) : formatIndented(value);
}

export function formatIndented(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}

/** Returns the items of a list; any other value is the only item. */
function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** Ends every line with a line break, including the last one, because some servers insist on it. */
function formatLines(value: unknown): string {
  return itemsOf(value)
    .map((item) => `${JSON.stringify(item)}\n`)
    .join('');
}

/** Fields of an event, in their usual order. */
const EVENT_FIELDS = ['event', 'id', 'retry', 'data'];

/**
 * Formats an event as the HTML standard defines it: a line for each field and each line of its data, and an
 * empty line at the end. A schema can describe the whole event or, as most did before OpenAPI 3.2, only its
 * data.
 */
function formatEvent(item: unknown): string {
  const event: Loose = isEvent(item) ? item : { data: item };
  const lines = EVENT_FIELDS.flatMap((name) => {
    const value = event[name];
    if (value === undefined) return [];
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return text.split(/\r\n|\r|\n/).map((line) => `${name}: ${line}\n`);
  });
  return `${lines.join('')}\n`;
}

function isEvent(item: unknown): item is Loose {
  return isRecord(item) && 'data' in item && Object.keys(item).every(isEventField);
}

function isEventField(name: string): boolean {
  return EVENT_FIELDS.includes(name);
}
