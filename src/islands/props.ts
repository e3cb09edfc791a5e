/** How the props of an island travel with its page: as JSON, and the pieces of the page in it as slots. */
import { type ComponentChild, h } from 'preact';

/** The element around a piece of the page that was given to an island. */
export const SLOT_ELEMENT = 'lectern-slot';

/** The key under which JSON names a slot. */
export const SLOT_KEY = 'lectern:slot';

/** @param id of the slot, which no other on the page has. */
function createSlot(id: string, html: string): ComponentChild {
  return h(SLOT_ELEMENT, { 'data-slot': id, dangerouslySetInnerHTML: { __html: html } });
}

/** The props that JSON stands for; `htmlOf` gives the content of a slot. */
export function reviveProps(
  json: string,
  htmlOf: (slot: string) => string,
): Record<string, unknown> {
  return JSON.parse(json, (_key, value: unknown) => {
    const id = slotOf(value);
    return id === undefined ? value : createSlot(id, htmlOf(id));
  }) as Record<string, unknown>;
}

function slotOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !(SLOT_KEY in value)) return undefined;
  return String(value[SLOT_KEY]);
}
