/** What the `repo` of `<GitHub.Repo>` refers to. */
export interface LinkedRepository {
  readonly url: string;
  /** `owner/name`, as GitHub's API expects it; absent if the address is not on GitHub. */
  readonly name?: string;
}

const NAME = /^([a-z\d](?:[a-z\d-]*[a-z\d])?)\/([\w.-]+)$/i;
const ADDRESS =
  /^(?:https?:\/\/)?(?:www\.)?github\.com\/([^/?#]+\/[^/?#]+?)(?:\.git)?(?:[/?#].*)?$/i;

/** Reads `owner/name`, or the address of a repository. */
export function toRepository(written: string): LinkedRepository {
  const text = written.trim().replace(/\/$/, '');
  const name = ADDRESS.exec(text)?.[1] ?? text;
  return NAME.test(name) ? { url: `https://github.com/${name}`, name } : { url: text };
}
