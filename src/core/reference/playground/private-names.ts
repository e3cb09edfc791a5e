/** Whether the author of a document wants the values of this name hidden. */
import type { Control, ControlField, PlaygroundModel } from '../model/playground-model.ts';

export function isPrivateName({ parameters, body }: PlaygroundModel, name: string): boolean {
  const isMarked = (field: ControlField): boolean =>
    (field.name === name && field.isPrivate === true) || hasMarked(field.control);
  const hasMarked = (control: Control): boolean => {
    switch (control.kind) {
      case 'object':
        return control.fields.some(isMarked) || (control.rest ? hasMarked(control.rest) : false);
      case 'list':
        return hasMarked(control.item);
      case 'variants':
        return control.options.some((option) => hasMarked(option.control));
      default:
        return false;
    }
  };
  const contents = body?.contents ?? [];
  return (
    parameters.some(({ field }) => isMarked(field)) ||
    contents.some(({ control }) => hasMarked(control))
  );
}
