/** The texts of a body by content type: what the reader has written, and what an example has replaced. */
import type { PlaygroundContent } from '../../../core/reference/model/playground-model.ts';
import { isTypedAsTree } from '../../../core/reference/playground/playground-request.ts';
import { initialValueOf } from '../../../core/reference/playground/playground-values.ts';
import { formatNode } from '../../../core/reference/request/json-node.ts';

export class BodyTexts {
  readonly #texts = new Map<PlaygroundContent, string>();
  /** The reader's texts that examples have replaced. */
  readonly #replaced = new Map<PlaygroundContent, string>();

  of(content: PlaygroundContent): string {
    return this.#texts.get(content) ?? content.examples[0]?.text ?? starterText(content);
  }

  set(content: PlaygroundContent, text: string): void {
    this.#texts.set(content, text);
  }

  /** Transforms all texts; returns whether any has changed. */
  change(toOther: (content: PlaygroundContent, text: string) => string): boolean {
    let hasChanged = false;
    for (const texts of [this.#texts, this.#replaced]) {
      for (const [content, text] of texts) {
        const other = toOther(content, text);
        hasChanged ||= other !== text;
        texts.set(content, other);
      }
    }
    return hasChanged;
  }

  /** Replaces the text with an example; the reader's own text is kept for `undo`. */
  takeExample(content: PlaygroundContent, example: string): void {
    const text = this.of(content);
    if (example === text) return;
    if (isEdited(content, text)) this.#replaced.set(content, text);
    this.#texts.set(content, example);
  }

  replacedOf(content: PlaygroundContent): string | undefined {
    return this.#replaced.get(content);
  }

  /** Swaps the text with the replaced one, so that edits made since are not lost either. */
  undo(content: PlaygroundContent): void {
    const replaced = this.#replaced.get(content);
    if (replaced === undefined) return;
    const text = this.of(content);
    if (isEdited(content, text)) this.#replaced.set(content, text);
    else this.#replaced.delete(content);
    this.#texts.set(content, replaced);
  }
}

function isEdited(content: PlaygroundContent, text: string): boolean {
  return text !== starterText(content) && content.examples.every((each) => each.text !== text);
}

function starterText({ notation, control }: PlaygroundContent): string {
  if (!isTypedAsTree(notation)) return '';
  return control.kind === 'json' ? '{}' : formatNode(initialValueOf(control));
}
