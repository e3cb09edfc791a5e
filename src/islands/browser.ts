/** The runtime that all islands of a site share, as one file of the site; `build-renderer.ts` bundles it. */
export * from './react.ts';
export { default } from './react.ts';
export { mount, reportFailure } from './mount.ts';
