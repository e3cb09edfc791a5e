import { isKnownCode, isNeeded, nearestCode } from '../diagnostic/code-names.ts';
import type { RuleContext } from './report.ts';

/** Tells of levels for codes that there are not, and of errors that cannot be less. */
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
