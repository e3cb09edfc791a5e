/** Google Analytics. */
import { pushData } from './data-layer.ts';
import { loadScript, settingsOf } from './load-script.ts';

const { id = '' } = settingsOf('ga4');

/** Google's script recognizes commands by their being an `arguments` object rather than an array. */
function say(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- Google's script accepts only the `arguments` object itself
  pushData(arguments);
}

say('js', new Date());
say('config', id);
void loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
