/** Fields of a form for headers of its parts, each below the field of its part. */
import { buildControl, toControlField } from './build-control.ts';
import type { Content } from '../model/endpoint-model.ts';
import type { Control, ControlField } from '../model/playground-model.ts';

export function withHeaderFields(control: Control, encodings: Content['encodings']): Control {
  if (control.kind === 'variants') {
    const options = control.options.map((option) => {
      return { ...option, control: withHeaderFields(option.control, encodings) };
    });
    return { ...control, options };
  }
  if (control.kind !== 'object') return control;
  const fields = control.fields.flatMap((field) => [field, ...listHeaderFields(field, encodings)]);
  return { ...control, fields };
}

function listHeaderFields(
  part: ControlField,
  encodings: Content['encodings'],
): readonly ControlField[] {
  const encoding = encodings.find(({ name }) => name === part.name);
  return (encoding?.partHeaders ?? []).flatMap(({ name, field }) => {
    const header = encoding?.headers.find((each) => each.name === name);
    if (field === undefined || header === undefined) return [];
    const { shape, description, deprecated } = header;
    // A part that is left out has no headers.
    const named = { name: field, required: part.required, shape: { ...shape, deprecated } };
    return [toControlField(named, buildControl(shape, true), description)];
  });
}
