/** All rows of the table. */
import { actionRows } from './rows/actions.ts';
import { aroundRows } from './rows/around.ts';
import { barRows } from './rows/bars.ts';
import { identityRows } from './rows/identity.ts';
import { lookRows } from './rows/looks.ts';
import { navigationRows } from './rows/navigation.ts';
import { referenceRows } from './rows/reference.ts';
import { siteRows } from './rows/site.ts';
import { tabRows } from './rows/tabs.ts';
import type { Table } from './table.ts';

export const table: Table = {
  ...identityRows,
  ...barRows,
  ...aroundRows,
  ...navigationRows,
  ...tabRows,
  ...referenceRows,
  ...lookRows,
  ...siteRows,
  ...actionRows,
};
