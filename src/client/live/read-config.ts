/** Everything that reads a `docs.json`, for a page on which one is written. Loaded at the first keystroke. */
import './without-eval.ts';

export { previewConfig } from '../../core/preview/preview-config.ts';
