// For editors and `astro check` only. What Lectern builds and serves with is made for each docs
// folder by `src/astro/astro-config.ts`, this repository's own site included.
import { defineConfig } from 'astro/config';

export default defineConfig({});
