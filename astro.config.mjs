// For editors and `astro check` only. What Lectern renders with is compiled by
// `src/astro/renderer/build-renderer.ts`.
import { defineConfig } from 'astro/config';

export default defineConfig({});
