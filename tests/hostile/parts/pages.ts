/** Markdown and MDX: a page compiles and renders, or a diagnostic with a position says why not. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { hostileTexts } from '../../helpers/hostile/hostile-texts.ts';
import { compileText } from '../../helpers/pages/compile.ts';
import { repositoryRoot } from '../../helpers/source/read-sources.ts';
import { mutatedText } from '../mutations.ts';
import { findUnplaced, type Part, type PartOptions } from '../part.ts';

const longestSeed = 4000;

interface PageInput {
  readonly text: string;
  readonly format: 'md' | 'mdx';
}

export function createPart({ collected }: PartOptions): Part<PageInput> {
  const own = globSync('content/**/*.mdx', { cwd: repositoryRoot }).map((path) =>
    join(repositoryRoot, path),
  );
  const given = collected.filter((path) => /\.(?:mdx?|txt)$/.test(path));
  const seeds = [...own, ...given]
    .map((path) => readFileSync(path, 'utf8'))
    .map((text) => text.slice(0, longestSeed));
  return {
    arbitrary: fc.record({
      text: fc.oneof(
        { weight: 6, arbitrary: mutatedText(seeds) },
        fc.constantFrom(...hostileTexts),
      ),
      format: fc.constantFrom('md' as const, 'mdx' as const),
    }),
    show: ({ text, format }) => `.${format}\n${text}`,
    judge: async ({ text, format }) => {
      const compiled = await compileText(text, { format });
      const faults = findUnplaced(compiled.diagnostics);
      if (compiled.Content === undefined) {
        const isReported = compiled.diagnostics.some(({ severity }) => severity === 'error');
        return isReported ? faults : [...faults, 'there is neither a page nor an error'];
      }
      // If an expression of the page throws, that is the author's error, which is reported elsewhere.
      if (format === 'md') compiled.render();
      else attempt(compiled.render);
      return faults;
    },
  };
}

function attempt(run: () => unknown): void {
  try {
    run();
  } catch {
    // The author's error.
  }
}
