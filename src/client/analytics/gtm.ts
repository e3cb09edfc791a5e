/** Google Tag Manager. */
import { pushData } from './data-layer.ts';
import { loadScript, settingsOf } from './load-script.ts';

const { id = '' } = settingsOf('gtm');

pushData({ 'gtm.start': Date.now(), event: 'gtm.js' });
void loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
