import { z } from 'zod';
import { webUrl } from './address.ts';
import { key } from './key.ts';
import { label } from './text.ts';

/** The repository of the documentation's sources, as far as the author configures it. */
export interface ConfigRepository {
  /** Without `.git` and a trailing slash. */
  readonly url: string;
  readonly branch?: string;
  /** Folder of the project within the repository, without outer slashes. */
  readonly folder?: string;
}

const repositoryUrl = webUrl.transform((url) => url.replace(/\/+$/, '').replace(/\.git$/, ''));

/** `repository`: a URL, or an object that also names the branch and folder. */
export const repository = z.union([
  repositoryUrl.transform((url): ConfigRepository => ({ url })),
  z
    .strictObject({
      url: key(repositoryUrl, {
        text: 'URL of the repository.',
        example: 'https://github.com/owner/name',
      }),
      branch: key(label.exactOptional(), {
        text: 'Branch for suggested edits.',
        fallback: 'the checked-out branch, else `main`',
        example: 'main',
      }),
      folder: key(
        z
          .string()
          .transform((path) => path.replace(/^[./]+|\/+$/g, ''))
          .exactOptional(),
        {
          text: 'Folder of the project within the repository.',
          fallback: 'determined by git, else the root',
          example: 'docs',
        },
      ),
    })
    .transform((written): ConfigRepository => written),
]);
