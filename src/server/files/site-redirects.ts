import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HOST_FILES } from '../../core/publish/hosts/host-files.ts';
import { parseRedirectFile, type RedirectAnswers } from '../../core/publish/hosts/redirect-file.ts';

/** The redirects of a built site, read again when a build has changed them. */
export class SiteRedirects {
  readonly #base: string;
  #version = '';
  #answers: RedirectAnswers;

  constructor(base: string) {
    this.#base = base;
    this.#answers = parseRedirectFile('', base);
  }

  /** @param root absolute path of the built site. Without the host's redirects file, a site has none. */
  async read(root: string): Promise<RedirectAnswers> {
    const file = join(root, HOST_FILES.redirects);
    const version = await stat(file).then(
      ({ ino, size, mtimeMs }) => [root, ino, size, mtimeMs].join(' '),
      () => '',
    );
    if (version === this.#version) return this.#answers;
    const text = version === '' ? '' : await readFile(file, 'utf8').catch(() => '');
    this.#answers = parseRedirectFile(text, this.#base);
    this.#version = version;
    return this.#answers;
  }
}
