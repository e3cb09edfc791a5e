/** A piece of a path: a parameter, or text between parameters. A line can break after each piece. */
export interface PathPart {
  readonly text: string;
  readonly isParameter: boolean;
}

export function splitPath(path: string): readonly PathPart[] {
  return Array.from(path.matchAll(/\{[^{}/]*\}|[^{/]*\/|[^{/]+|\{/g), ([text]) => ({
    text,
    isParameter: /^\{.*\}$/.test(text),
  }));
}
