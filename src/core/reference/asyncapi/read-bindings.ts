/**
 * Reads the bindings of a server, a channel, an operation or a message of AsyncAPI: what holds for it in
 * each protocol that it is used with.
 */
import { entriesOf, isRecord, type Loose } from '../document/loose.ts';
import type { Binding, Bound } from '../model/channel-model.ts';
import type { ChannelContext } from './channel-context.ts';

/** The most settings to list. Protocols have a few each. */
const MAX_SETTINGS = 100;

/** The deepest level of settings that have a name of their own. Only schemas are deeper. */
const MAX_DEPTH = 4;

/** Returns the bindings to spread into an object; an empty object if there are none. */
export function readBindings(
  holder: Loose,
  { follow }: Pick<ChannelContext, 'follow'>,
  isShown: (binding: Binding) => boolean = () => true,
): Bound {
  const flatten = (written: unknown, path: readonly string[]): Omit<Binding, 'protocol'>[] => {
    const value = follow(written);
    if (isRecord(value) && path.length < MAX_DEPTH) {
      return entriesOf(value).flatMap(([key, inner]) => flatten(inner, [...path, key]));
    }
    if (path.length === 0 || value === undefined) return [];
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return [{ name: path.join('.'), text }];
  };
  const all = entriesOf(follow(holder['bindings'])).flatMap(([protocol, written]) =>
    flatten(written, []).map((setting): Binding => ({ protocol, ...setting })),
  );
  const bindings = all.filter(isShown).slice(0, MAX_SETTINGS);
  return bindings.length === 0 ? {} : { bindings };
}
