/** The names of PHP: `\Shop\Client::send()` is a method of the class `Client` in the namespace `Shop`. */

/** Returns a name from the root of all namespaces. */
export function toFullName(name: string): string {
  return name.startsWith('\\') ? name : `\\${name}`;
}

/** Returns `Client` for `\Shop\Client`, and `Client::send()` for `\Shop\Client::send()`. */
export function shortPhpName(name: string): string {
  const member = name.indexOf('::');
  const owner = member === -1 ? name : name.slice(0, member);
  return name.slice(owner.lastIndexOf('\\') + 1);
}

/** Returns the namespace of a full name, without the backslash before it; empty if it is in none. */
export function namespaceOf(name: string): string {
  return name.slice(1, Math.max(1, name.lastIndexOf('\\')));
}

/** Returns the name of a variable without what can be before it: `...`, `&` and `$`. */
export function variableName(written: string): string {
  return written.replace(/^[.&\s]*\$?/, '').trim();
}
