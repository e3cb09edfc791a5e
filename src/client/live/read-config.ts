/**
 * All code that parses a `docs.json`, for a page on which one can be edited. Loaded at the first keystroke.
 */
import './without-eval.ts';

export { previewConfig } from '../../core/preview/preview-config.ts';
