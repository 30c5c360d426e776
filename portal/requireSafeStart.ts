import type { Config } from './config.ts';
import { StartError } from './startError.ts';
import { hasCrashPoints } from './steps.ts';

/**
 * Refuses settings of tests and practice in a setup for real filings.
 * @throws StartError
 */
export function requireSafeStart(config: Config): void {
  if (!config.demo && !config.gatewayIsNamed) {
    throw new StartError(
      'TPT_GATEWAY must be set when TPT_DEMO is off: files sends filings to customs through an EDI engine, practice answers them itself and sends nothing.',
    );
  }
  if (config.crashAt && !hasCrashPoints()) {
    throw new StartError('TPT_CRASH_AT works only in the bundles of fault tests. Remove it from the environment.');
  }
}
