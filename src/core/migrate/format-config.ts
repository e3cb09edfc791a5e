/** Formats a configuration with the indentation and line breaks of the text that it replaces. */
export function formatConfig(value: unknown, like: string): string {
  const indent = /^[ \t]+/m.exec(like)?.[0] ?? '  ';
  const text = `${JSON.stringify(value, null, indent)}\n`;
  return like.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}
