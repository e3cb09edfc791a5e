/** A share of the pages; the other shares are in the files next to this one. */
import { testShareOfPages } from '../../../helpers/browser/every-page.ts';

await testShareOfPages(import.meta.url);
