/** Finds the request that belongs to a chosen response or tab of the body. */
import { findTypePanels } from './type-panels.ts';

/** A choice and its value, as in the lists above the samples. */
export type AxisChoice = readonly [axis: string, value: string];

/** @returns undefined if the samples already show such a request. */
export function readChoice(place: Element, samples: Element): AxisChoice | undefined {
  return place.matches('.tab-bar') ? readTab(samples) : readAnswer(place, samples);
}

function readTab(samples: Element): AxisChoice | undefined {
  const shown = findTypePanels().find(({ panel }) => !panel.hasAttribute('hidden'));
  const [first] = shown?.types ?? [];
  const present = findAxis(samples, 'type')?.value ?? '';
  return first === undefined || shown?.types.includes(present) ? undefined : ['type', first];
}

/** Returns the request example that has the same name as the chosen response. */
function readAnswer(place: Element, samples: Element): AxisChoice | undefined {
  const shown = place.querySelector<HTMLElement>('[data-examples]:not([hidden])');
  const keys = shown?.dataset.examples?.split(' ') ?? [];
  const select = findAxis(samples, 'example');
  const [type = ''] = (select?.value ?? '').split(' ');
  const wanted = keys.map((key) => `${type} ${key}`);
  if (!select || wanted.includes(select.value)) return;
  const option = [...select.options].find(({ value }) => wanted.includes(value));
  return option && ['example', option.value];
}

function findAxis(samples: Element, axis: string): HTMLSelectElement | null {
  return samples.querySelector(`[data-axis=${axis}]`);
}
