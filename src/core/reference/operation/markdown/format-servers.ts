import { formatCode, toLine } from '../../../text/markdown.ts';
import { formatBindings } from '../../schema/format-shape.ts';
import type { Server } from '../../model/server-model.ts';

/** Lists the URLs of servers and the values that their variables can have. */
export function formatServers(servers: readonly Server[]): string {
  const lines = servers.flatMap((server) => {
    const { url, label, description, variables, protocolVersion } = server;
    const bindings = formatBindings(server);
    const said = [label, description].filter((text) => text !== undefined).map(toLine);
    return [
      `- Server ${formatCode(url)}${said.length === 0 ? '' : `: ${said.join(': ')}`}`,
      ...variables.map((variable) => {
        const { name, values, description: meaning } = variable;
        const choice = values.length > 0 ? `, one of ${values.map(formatCode).join(', ')}` : '';
        const more = meaning === undefined ? '' : `: ${toLine(meaning)}`;
        return `  - ${formatCode(`{${name}}`)} (default ${formatCode(variable.default)}${choice})${more}`;
      }),
      ...(protocolVersion === undefined
        ? []
        : [`  - \`protocolVersion\`: ${formatCode(protocolVersion)}`]),
      ...(bindings === undefined ? [] : [`  - ${bindings}`]),
    ];
  });
  return lines.join('\n');
}
