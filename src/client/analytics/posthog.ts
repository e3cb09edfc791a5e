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
    // Their windows bring inline styles, which the policy of the pages does not allow.
    disable_surveys: true,
  });
});
