/** Escapes data for the text of a script, in which `</script>` and `<!--` would be markup. */
export function toScriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
