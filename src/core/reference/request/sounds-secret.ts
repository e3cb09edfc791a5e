/** Names of values that may well be secret, whatever the document says of them. */
const secretName = /token|secret|passw|credential|authori[sz]ation|api[-_]?key/i;

export function soundsSecret(name: string): boolean {
  return secretName.test(name);
}
