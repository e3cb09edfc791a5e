/** Parts of the chrome that the pages of a section show alike, rendered and read once for all of them. */
import type { FinishedShell } from '../article/finish-shell.ts';
import type { NavItem } from '../core/navigation/model.ts';

type Section = readonly NavItem[];

const parts = new WeakMap<Section, Map<string, Promise<FinishedShell>>>();

/** @param key of the part, and of all that differs between pages of the section in what it shows. */
export function rememberPart(
  { section, key }: { section: Section; key: string },
  render: () => Promise<FinishedShell>,
): Promise<FinishedShell> {
  const ofSection = parts.get(section) ?? new Map<string, Promise<FinishedShell>>();
  parts.set(section, ofSection);
  const part = ofSection.get(key) ?? render();
  ofSection.set(key, part);
  return part;
}
