/** A repository on github.com, as its API names it. */
export interface GithubRepository {
  readonly owner: string;
  readonly name: string;
}

const REPOSITORY =
  /^https?:\/\/(?:www\.)?github\.com\/([a-z\d](?:[a-z\d-]*[a-z\d])?)\/([\w.-]+?)(?:\.git)?(?:[/?#].*)?$/i;

/** The repository that a github.com URL leads to or into, or undefined when it leads elsewhere. */
export function parseGithubUrl(url: string): GithubRepository | undefined {
  const [, owner, name] = REPOSITORY.exec(url) ?? [];
  if (owner === undefined || name === undefined || /^\.+$/.test(name)) return undefined;
  return { owner, name };
}
