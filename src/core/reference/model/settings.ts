/** What `api` of docs.json decides about every reference. */
import type { Config } from '../../config/config.ts';

export type ReferenceSettings = Pick<
  Config['api'],
  'auth' | 'baseUrl' | 'maintainOrder' | 'paramFields' | 'playground' | 'request'
> &
  Pick<Config, 'keepsServers'>;
