import { isKnownCode, isNeeded, nearestCode } from '../diagnostic/code-names.ts';
import type { RuleContext } from './report.ts';

/** Reports levels for unknown codes, and lower levels for errors that must stay errors. */
export function checkLevels({ config, report }: RuleContext): void {
  for (const [code, level] of Object.entries(config.checks)) {
    const place = { path: ['checks', code], at: 'key' } as const;
    if (!isKnownCode(code)) {
      report('config/unknown-check', place, { code, nearest: nearestCode(code) });
    } else if (isNeeded(code) && level !== 'error') {
      report('config/needed-check', place, { code, level });
    }
  }
}
