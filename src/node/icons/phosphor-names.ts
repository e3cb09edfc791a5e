/** Finds the Phosphor name for a name that an author wrote. Knows only names, not drawings. */
import { interfaceAliases } from './phosphor-aliases/interface.ts';
import { otherSetAliases } from './phosphor-aliases/other-sets.ts';
import { proAliases } from './phosphor-aliases/pro.ts';
import { thingAliases } from './phosphor-aliases/things.ts';
import { worldAliases } from './phosphor-aliases/world.ts';

/** Names as authors write them -> Phosphor names, where these differ. */
export const phosphorAliases: ReadonlyMap<string, string> = new Map(
  [interfaceAliases, worldAliases, thingAliases, proAliases, otherSetAliases].flatMap(toPairs),
);

function toPairs(table: string): [string, string][] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [target = '', names = ''] = line.split(': ');
      return names.split(' ').map((name): [string, string] => [name, target]);
    });
}
