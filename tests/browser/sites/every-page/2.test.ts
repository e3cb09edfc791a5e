/** A share of the pages; the others are in the files beside this one. */
import { testShareOfPages } from '../../../helpers/browser/every-page.ts';

await testShareOfPages(import.meta.url);
