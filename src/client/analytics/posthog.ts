/** PostHog. */
import { loadScript, settingsOf } from './load-script.ts';

declare global {
  interface Window {
    posthog?: { init: (key: string, options: object) => void };
  }
}

const { key = '', host, assets = '', recording } = settingsOf('posthog');

void loadScript(`${assets}/static/array.js`).then(() => {
  window.posthog?.init(key, {
    api_host: host,
    disable_session_recording: recording === undefined,
    // Surveys use inline styles, which the Content-Security-Policy of the pages blocks.
    disable_surveys: true,
  });
});
