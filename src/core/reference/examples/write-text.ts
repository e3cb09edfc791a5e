/** Values as texts of a media type: JSON, JSON lines, and events of a stream. */
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

/** A list is all that is sent, anything else one of it. */
function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** Each line ends, which some servers insist on. */
function formatLines(value: unknown): string {
  return itemsOf(value)
    .map((item) => `${JSON.stringify(item)}\n`)
    .join('');
}

/** Fields of an event, in the order in which they are mostly sent. */
const EVENT_FIELDS = ['event', 'id', 'retry', 'data'];

/**
 * An event by the HTML standard: a line for each field and each line of its data, and an empty one at
 * its end. A schema may describe the whole event or, as most did before OpenAPI 3.2, its data alone.
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
