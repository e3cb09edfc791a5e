/** Google Analytics. */
import { pushData } from './data-layer.ts';
import { loadScript, settingsOf } from './load-script.ts';

const { id = '' } = settingsOf('ga4');

/** Google's script tells commands from data by their being `arguments`, not a list. */
function say(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- only the object itself is understood
  pushData(arguments);
}

say('js', new Date());
say('config', id);
void loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
