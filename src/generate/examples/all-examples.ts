import { componentExamples } from './components.ts';
import { configurationExamples } from './configuration.ts';
import { documentExamples } from './documents.ts';
import type { Examples } from './example.ts';
import { fileExamples } from './files.ts';
import { moreExamples } from './more.ts';
import { pageExamples } from './pages.ts';
import { syntaxExamples } from './syntax.ts';

/** A small project for each code that a project can cause. */
export const allExamples: Examples = {
  ...configurationExamples,
  ...pageExamples,
  ...documentExamples,
  ...moreExamples,
  ...syntaxExamples,
  ...componentExamples,
  ...fileExamples,
};
