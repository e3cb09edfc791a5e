/** In the text of a script `</script>` and `<!--` would be markup. */
export function toScriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
