import { composeResponse } from '#customs/answers/composeResponse.ts';
import { findCode } from '#customs/edits/codes.ts';
import { worstVerdict, type Finding } from '#customs/finding.ts';
import { validateRecords } from '#customs/validateRecords.ts';
import type { ReadIsf } from '#customs/readIsf.ts';
import type { BondOnFile, CustomsRegister } from '#customs/register.ts';
import type { PracticeAnswer } from '#contract/endpoints/practice.ts';
import type { Portal } from '../../portal.ts';
import { NO_SCRIPT, type PracticeScript } from './practiceRules.ts';

/** The part of the register that comes from the tables of practice customs. */
export type FilingRegister = Pick<CustomsRegister, 'findFiler' | 'isFiled'>;

interface FilingDecision {
  verdict: ReturnType<typeof worstVerdict>;
  /** Records of the SN. */
  answer: string[];
}

interface FilingToValidate {
  records: readonly string[];
  read: ReadIsf;
  /** The number of the filing; an Add gets it if it is accepted. */
  transactionNo: string;
  /** The register has the filing of an Add's reference. */
  isOnFile: boolean;
  /** A 6–8. */
  filerCode: string;
  /** `YYYY-MM-DD`. */
  today: string;
  register: FilingRegister;
  script: PracticeScript;
}

/**
 * Validates a filing under its script. A script that no record can express (it was saved before rules were validated) is
 * ignored with a warning, so that it cannot block a filing.
 */
export function validateByRule(
  { log }: Pick<Portal, 'log'>,
  controlNo: string,
  filing: FilingToValidate,
): FilingDecision {
  try {
    return validateFiling(filing);
  } catch (error) {
    const { says, code } = filing.script;
    if (says === NO_SCRIPT.says) throw error;
    log.warn({ err: error, controlNo, says, code }, 'a practice rule cannot be answered and is ignored');
    return validateFiling({ ...filing, script: NO_SCRIPT });
  }
}

/** Applies the published edits to the records of a filing, then the script. */
export function validateFiling(filing: FilingToValidate): FilingDecision {
  const { records, read, filerCode, today, script, transactionNo } = filing;
  const register: CustomsRegister = { ...filing.register, ...scriptedRegister(script) };
  const findings: ResponseFinding[] = validateRecords(records, { register, filerCode, today }, read).filter(
    ({ narrative }) => narrative,
  );
  if (isAddedTwice(filing) && !findings.some(({ name }) => name === 'S08')) {
    findings.push(findingOf('S08', filing));
  }
  findings.push(...scriptedFindings(findings, filing));
  const verdict = worstVerdict(findings);
  return {
    verdict,
    answer: composeResponse({
      records,
      findings,
      transactionNumber: verdict === 'rejected' ? (read.message?.header.transactionNumber ?? '') : transactionNo,
    }),
  };
}

type ResponseFinding = Pick<Finding, 'name' | 'code' | 'narrative' | 'severity' | 'line'>;

/** A filing on file may not be added again. An Add has no transaction number, so its CR reference identifies it. */
const isAddedTwice = ({ read, isOnFile }: FilingToValidate): boolean => read.message?.header.action === 'A' && isOnFile;

/** Findings that the script demands beyond those of the edits. */
function scriptedFindings(found: readonly ResponseFinding[], filing: FilingToValidate): ResponseFinding[] {
  const { says, code } = filing.script;
  if (isRejecting(says) && worstVerdict(found) !== 'rejected') {
    return [findingOf(code ?? defaultRefusal(filing), filing)];
  }
  if (says === 'warn' && found.length === 0) {
    return [{ ...findingOf(code ?? '', filing, 'PRACTICE WARNING'), severity: 'warning' }];
  }
  return [];
}

const isRejecting = (says: PracticeAnswer): boolean => says === 'reject' || says === 'blankType';

const defaultRefusal = ({ read }: FilingToValidate): string => (read.message?.header.action === 'D' ? '108' : '133');

/**
 * A code with its published narrative, on the record that it concerns, or on the header without such a record. A code of
 * AMS is answered as its code of ABI, or with its narrative alone; an unknown code as it is.
 */
function findingOf(
  code: string,
  { read }: FilingToValidate,
  unpublished = 'REFUSED BY A PRACTICE RULE',
): ResponseFinding {
  const known = findCode(code);
  const name = known?.name ?? code;
  const line = read.places.findIndex((place) => place?.record === (RECORDS[name] ?? 'SF10'));
  return {
    name,
    code: known ? (known.code ?? null) : code,
    narrative: known?.narrative ?? unpublished,
    severity: 'reject',
    line: Math.max(line, 0),
  };
}
const RECORDS: Record<string, string> = {
  S08: 'SF15',
  S31: 'SF15',
  S32: 'SF15',
  S33: 'SF15',
  scacUnknownToCustoms: 'SF15',
  billInvalid: 'SF15',
  S24: 'SF20',
  htsNumber: 'SF40',
};

/** Importers and bonds are on file unless the script rejects with their code. */
function scriptedRegister({
  says,
  code = 'S17',
}: PracticeScript): Pick<CustomsRegister, 'isImporterOnFile' | 'findBond'> {
  const refused = isRejecting(says) ? (findCode(code)?.name ?? code) : '';
  return {
    isImporterOnFile: () => refused !== 'S17',
    findBond: () => (refused === 'SA7' ? null : { ...VALID_BOND, ...BONDS[refused] }),
  };
}
const VALID_BOND: BondOnFile = { from: '2009-01-26', until: null, holderIsActive: true, isSufficient: true };
const BONDS: Record<string, Partial<BondOnFile>> = {
  SA8: { until: '2009-12-31' },
  SA9: { holderIsActive: false },
  SAA: { isSufficient: false },
};
