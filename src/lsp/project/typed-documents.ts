/** What an editor holds of API documents: which of its texts the site is made with in place of those on the disk. */
import { mayBeOfDocument } from '../../node/documents/document-files.ts';
import type { LoadedSite } from '../../node/load-site.ts';

/** Documents of no more characters are read again as they are typed: reading a large one takes a second. */
const SMALL = 200_000;

export class TypedDocuments {
  readonly #texts = new Map<string, string>();

  /** By file. */
  get texts(): ReadonlyMap<string, string> {
    return this.#texts;
  }

  /** Takes over the text of a small document; whether it is another one than before. Without a text the disk counts. */
  takeSmall(file: string, text: string | undefined, loaded: LoadedSite | undefined): boolean {
    const size = Math.max(text?.length ?? 0, this.#texts.get(file)?.length ?? 0);
    return size <= SMALL && this.#take(file, text, loaded);
  }

  /** Takes over the texts of all documents that an editor holds; whether one is another than before. */
  takeAll(held: ReadonlyMap<string, string>, loaded: LoadedSite | undefined): boolean {
    const files = [...new Set([...this.#texts.keys(), ...held.keys()])];
    return files.filter((file) => this.#take(file, held.get(file), loaded)).length > 0;
  }

  #take(file: string, text: string | undefined, loaded: LoadedSite | undefined): boolean {
    const before = this.#texts.get(file);
    const isOfDocument =
      before !== undefined || (loaded && mayBeOfDocument(file, loaded.documents)) === true;
    if (before === text || !isOfDocument) return false;
    if (text === undefined) this.#texts.delete(file);
    else this.#texts.set(file, text);
    return true;
  }
}
