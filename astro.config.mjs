// This repository's own site as part of an Astro project: `npx astro dev`, `build`, `preview`. The
// command line needs none of it. Pages of Astro itself, `.mdx` among them, would be in `src/pages/`.
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import lectern from './src/astro/integration.ts';

export default defineConfig({
  integrations: [lectern(), mdx()],
});
