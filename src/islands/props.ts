/** Serializes the props of an island into its page: as JSON, in which slots stand for pieces of the page. */
import { type ComponentChild, h } from 'preact';

/** The element around a piece of the page that an island was given. */
export const SLOT_ELEMENT = 'lectern-slot';

/** The key that marks a slot in JSON. */
export const SLOT_KEY = 'lectern:slot';

/** @param id of the slot, unique on the page. */
function createSlot(id: string, html: string): ComponentChild {
  return h(SLOT_ELEMENT, { 'data-slot': id, dangerouslySetInnerHTML: { __html: html } });
}

/** The JSON key for those props of a slot that components can read. */
export const SLOT_PROPS = 'lectern:props';

interface SlotProps {
  readonly 'data-slot': string;
  readonly dangerouslySetInnerHTML: { readonly __html: string };
}

/** A slot with props that do not become attributes. */
function Slot({ 'data-slot': slot, dangerouslySetInnerHTML }: SlotProps): ComponentChild {
  return h(SLOT_ELEMENT, { 'data-slot': slot, dangerouslySetInnerHTML });
}

/** Restores props from JSON; `htmlOf` returns the content of a slot. */
export function reviveProps(
  json: string,
  htmlOf: (slot: string) => string,
): Record<string, unknown> {
  return JSON.parse(json, (_key, value: unknown) => {
    const id = slotOf(value);
    if (id === undefined) return value;
    const props = propsOf(value);
    const html = htmlOf(id);
    if (props === undefined) return createSlot(id, html);
    return h(Slot, { ...props, 'data-slot': id, dangerouslySetInnerHTML: { __html: html } });
  }) as Record<string, unknown>;
}

function slotOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !(SLOT_KEY in value)) return undefined;
  return String(value[SLOT_KEY]);
}

function propsOf(value: unknown): object | undefined {
  if (typeof value !== 'object' || value === null || !(SLOT_PROPS in value)) return undefined;
  const props: unknown = value[SLOT_PROPS];
  return typeof props === 'object' && props !== null ? props : undefined;
}
