/**
 * Reads the bindings of a server, a channel, an operation or a message of AsyncAPI: what holds for it in
 * each protocol that it is used with.
 */
import { entriesOf, isRecord, type Loose } from '../document/loose.ts';
import type { Binding, Bound } from '../model/binding-model.ts';
import type { ChannelContext } from './channel-context.ts';

/** The most settings to list. Protocols have a few each. */
const MAX_SETTINGS = 100;

/** The most values to look at. Most of them are settings; others are empty or contain settings. */
const MAX_STEPS = 1000;

/** The deepest level of settings that have a name of their own. Only schemas are deeper. */
const MAX_DEPTH = 4;

type Setting = Pick<Binding, 'protocol' | 'name'>;

interface Walk extends Pick<ChannelContext, 'follow'> {
  readonly isShown: (setting: Setting) => boolean;
  readonly found: Binding[];
  steps: number;
}

interface Place {
  readonly protocol: string;
  readonly path: readonly string[];
  /** The values around this one. */
  readonly open: readonly unknown[];
}

/**
 * Returns the bindings to spread into an object; an empty object if there are none.
 *
 * @param isShown Is also asked about what contains settings; if it is not shown, nor are these.
 */
export function readBindings(
  holder: Loose,
  { follow }: Pick<ChannelContext, 'follow'>,
  isShown: Walk['isShown'] = () => true,
): Bound {
  const walk: Walk = { follow, isShown, found: [], steps: 0 };
  const all = follow(holder['bindings']);
  for (const [protocol, written] of entriesOf(all)) {
    collect(written, { protocol, path: [], open: [all] }, walk);
  }
  return walk.found.length === 0 ? {} : { bindings: walk.found };
}

function collect(written: unknown, { protocol, path, open }: Place, walk: Walk): void {
  if (walk.found.length >= MAX_SETTINGS || walk.steps >= MAX_STEPS) return;
  walk.steps += 1;
  const name = path.join('.');
  if (path.length > 0 && !walk.isShown({ protocol, name })) return;
  const target = walk.follow(written);
  // What refers to a value around it has no end, so the reference itself is the setting.
  const isOpen = open.includes(target);
  if (isRecord(target) && path.length < MAX_DEPTH && !isOpen) {
    for (const [key, inner] of Object.entries(target)) {
      collect(inner, { protocol, path: [...path, key], open: [...open, target] }, walk);
    }
    return;
  }
  const value = isOpen ? written : target;
  if (path.length === 0 || value === undefined) return;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  walk.found.push({ protocol, name, text });
}
