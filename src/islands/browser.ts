/** What all islands of a site run with, as one file of the site; `build-renderer.ts` puts it together. */
export * from './react.ts';
export { default } from './react.ts';
export { mount, tellFailure } from './mount.ts';
