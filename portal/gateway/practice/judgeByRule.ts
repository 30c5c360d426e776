import type { Portal } from '../../portal.ts';
import { judgeFiling, type Judged } from './judgeFiling.ts';
import { AS_IT_IS } from './practiceRules.ts';

/**
 * Judges a filing as a rule wants it. A rule that no record can say (it was saved before rules were looked at) holds up
 * nobody's filing: it is left out, and the log says so.
 */
export function judgeByRule(
  { log }: Pick<Portal, 'log'>,
  controlNo: string,
  filing: Parameters<typeof judgeFiling>[0],
): Judged {
  try {
    return judgeFiling(filing);
  } catch (error) {
    const { says, code } = filing.script;
    if (says === AS_IT_IS.says) throw error;
    log.warn(
      { err: error, controlNo, says, code },
      'a rule of the practice customs cannot be answered and is left out',
    );
    return judgeFiling({ ...filing, script: AS_IT_IS });
  }
}
