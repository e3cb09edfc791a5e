import type { Encoding } from '../../../core/reference/model/model.ts';

/** How a field of a form is written: its content type, and the keywords that say how. */
export function formatEncoding(encoding: Encoding): string {
  const { contentType, style, explode, allowReserved } = encoding;
  const settings = [
    contentType,
    style && `style=${style}`,
    explode !== undefined && `explode=${explode}`,
    allowReserved && 'allowReserved',
  ].filter((setting) => typeof setting === 'string');
  return settings.length === 0 ? 'form' : settings.join(' ');
}
