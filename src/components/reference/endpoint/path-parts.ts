/** A path in pieces: its parameters, and what is between them, each ending where a line may break. */
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
