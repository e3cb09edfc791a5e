/** A repository on github.com, identified as in its API. */
export interface GithubRepository {
  readonly owner: string;
  readonly name: string;
}

const REPOSITORY =
  /^https?:\/\/(?:www\.)?github\.com\/([a-z\d](?:[a-z\d-]*[a-z\d])?)\/([\w.-]+?)(?:\.git)?(?:[/?#].*)?$/i;

/** Returns the repository that a github.com URL points to or into, or undefined for any other URL. */
export function parseGithubUrl(url: string): GithubRepository | undefined {
  const [, owner, name] = REPOSITORY.exec(url) ?? [];
  if (owner === undefined || name === undefined || /^\.+$/.test(name)) return undefined;
  return { owner, name };
}
