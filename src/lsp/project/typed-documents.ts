/** Tracks which of the API documents open in the editor replace those on disk when the site is loaded. */
import { mayBeOfDocument } from '../../node/documents/document-files.ts';
import type { LoadedSite } from '../../node/loaded-site.ts';

/** Characters up to which a document is read again as it is typed: reading a large one takes a second. */
const SMALL = 200_000;

export class TypedDocuments {
  readonly #texts = new Map<string, string>();

  /** The editor's texts, by file. */
  get texts(): ReadonlyMap<string, string> {
    return this.#texts;
  }

  /**
   * Applies the text of a small document; returns whether it differs from the previous one. Without a text,
   * the file on disk counts.
   */
  takeSmall(file: string, text: string | undefined, loaded: LoadedSite | undefined): boolean {
    const size = Math.max(text?.length ?? 0, this.#texts.get(file)?.length ?? 0);
    return size <= SMALL && this.#take(file, text, loaded);
  }

  /**
   * Applies the texts of all documents that are open in the editor; returns whether any differs from the
   * previous one.
   */
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
