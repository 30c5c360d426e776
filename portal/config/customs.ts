import { join, resolve } from 'node:path';
import { z } from 'zod';
import { BOND_ACTIVITIES } from '#contract/codes.ts';
import { ID_FORMATS } from '#contract/identifiers.ts';
import { readCarrierList } from '../reference/carrierList.ts';
import { ALL_CRASH_POINTS, readCrashPlan } from '../steps.ts';
import { customsLineVariables, readCustomsLine, type CustomsLine } from './customsLine.ts';
import { invalidValue } from './variables.ts';

/** An importer number as employer ID, or one assigned by customs: a bond of the provider has no social security number. */
const PROVIDER_BOND = new RegExp(`${ID_FORMATS.EI.source}|${ID_FORMATS.ANI.source}`, 'u');
/** Replaces the provider's number in practice; real filings need the provider's own. */
export const PRACTICE_BOND = '99-000001000';
/** The provider's filer code in practice. */
export const PRACTICE_FILER_CODE = 'TENP';

const bondDate = (name: string) =>
  z.iso.date({ error: invalidValue(`${name} must be a date such as 2026-12-31`) }).optional();

export const customsVariables = z.object({
  ...customsLineVariables.shape,
  TPT_DEMO: z.enum(['on', 'off'], { error: invalidValue('TPT_DEMO must be on or off') }).optional(),
  TPT_PRACTICE_SUPPORT: z
    .enum(['on', 'off'], { error: invalidValue('TPT_PRACTICE_SUPPORT must be on or off') })
    .default('off'),
  TPT_DEFAULT_FILER_CODE: z
    .string()
    .regex(/^[A-Z0-9]{3,4}$/u, {
      error: invalidValue('TPT_DEFAULT_FILER_CODE must be 3 or 4 capital letters or digits'),
    })
    .optional(),
  TPT_CRASH_AT: z
    .string()
    .refine((text) => text.split(',').every(readCrashPlan), {
      error: invalidValue(`TPT_CRASH_AT must be one of ${ALL_CRASH_POINTS.join(', ')}, as step, step:2 or db:step`),
    })
    .optional(),
  TPT_PRACTICE_SPEED: z
    .string()
    .refine((text) => Number(text) >= 0.01 && Number(text) <= 1000, {
      error: invalidValue('TPT_PRACTICE_SPEED must be a number from 0.01 to 1000'),
    })
    .transform(Number)
    .default(1),
  TPT_GATEWAY: z
    .enum(['practice', 'files'], { error: invalidValue('TPT_GATEWAY must be practice or files') })
    .optional(),
  TPT_PROVIDER_BOND: z
    .string()
    .regex(PROVIDER_BOND, { error: invalidValue('TPT_PROVIDER_BOND must be a bond number such as 12-345678900') })
    .optional(),
  TPT_PROVIDER_BOND_ACTIVITY: z
    .enum(BOND_ACTIVITIES, {
      error: invalidValue(`TPT_PROVIDER_BOND_ACTIVITY must be one of ${BOND_ACTIVITIES.join(', ')}`),
    })
    .default('01'),
  TPT_PROVIDER_BOND_FROM: bondDate('TPT_PROVIDER_BOND_FROM'),
  TPT_PROVIDER_BOND_TO: bondDate('TPT_PROVIDER_BOND_TO'),
  TPT_GATEWAY_DIR: z.string().optional(),
  TPT_EIN_PREFIXES: z
    .string()
    .regex(/^(?!.*\b00\b)\d{2}(?:[ ,]+\d{2})*$/u, {
      error: invalidValue('TPT_EIN_PREFIXES must be prefixes of two digits, such as 69,89, and not 00'),
    })
    .optional(),
  TPT_CARRIER_LIST: z
    .string()
    .transform((path, context) => {
      try {
        return readCarrierList(resolve(path));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        context.addIssue({ code: 'custom', message: `TPT_CARRIER_LIST (${path}) cannot be used: ${reason}.` });
        return z.NEVER;
      }
    })
    .optional(),
});

export interface CustomsConfig {
  /** Whether an empty database gets the practice enterprise. */
  demo: boolean;
  /** Whether the practice account of support staff may sign in. Its password is published. */
  practiceSupport: boolean;
  /** Filer code of enterprises that have registered none of their own; empty where the provider offers none. */
  defaultFilerCode: string;
  /** Fault tests: the step at which the portal kills itself. */
  crashAt?: string;
  /** Factor by which practice customs answers faster than in reality. */
  practiceSpeed: number;
  /** Connection to customs: practice customs, or files exchanged with an EDI engine. */
  gateway: 'practice' | 'files';
  /** Whether TPT_GATEWAY is set. Real filings must not go to practice customs by default. */
  gatewayIsNamed: boolean;
  /** [B07] The number of the provider's bond; empty where the provider offers none. */
  providerBond: string;
  /** Its activity code (SF10 73–74). */
  providerBondActivity: string;
  /** Its first and last day in the zone of customs, YYYY-MM-DD; empty without a limit. */
  providerBondDays: { from: string; to: string };
  /** Carriers by SCAC beside the built-in ones. */
  carriers: ReadonlyMap<string, string>;
  /** Prefixes of EINs that the IRS assigns beside the built-in ones. */
  einPrefixes: ReadonlySet<string>;
  /** Absolute path of the folders that `files` shares with the engine. */
  gatewayDir: string;
  /** [X01] The line to CBP. */
  customsLine: CustomsLine;
}

export function readCustoms(
  values: z.output<typeof customsVariables>,
  storage: { dataDir: string; databaseUrl?: string },
): CustomsConfig {
  // Demo accounts have a published password, so an external database gets them only on request.
  const demo = values.TPT_DEMO ? values.TPT_DEMO === 'on' : storage.databaseUrl === undefined;
  const gateway = values.TPT_GATEWAY ?? 'practice';
  const isPractice = demo && gateway === 'practice';
  return {
    demo,
    practiceSupport: values.TPT_PRACTICE_SUPPORT === 'on',
    defaultFilerCode: values.TPT_DEFAULT_FILER_CODE ?? (isPractice ? PRACTICE_FILER_CODE : ''),
    crashAt: values.TPT_CRASH_AT,
    practiceSpeed: values.TPT_PRACTICE_SPEED,
    gateway,
    gatewayIsNamed: values.TPT_GATEWAY !== undefined,
    providerBond: values.TPT_PROVIDER_BOND ?? (isPractice ? PRACTICE_BOND : ''),
    providerBondActivity: values.TPT_PROVIDER_BOND_ACTIVITY,
    providerBondDays: { from: values.TPT_PROVIDER_BOND_FROM ?? '', to: values.TPT_PROVIDER_BOND_TO ?? '' },
    einPrefixes: new Set(values.TPT_EIN_PREFIXES?.split(/[ ,]+/u)),
    carriers: values.TPT_CARRIER_LIST ?? new Map(),
    gatewayDir: resolve(values.TPT_GATEWAY_DIR ?? join(storage.dataDir, 'gateway')),
    customsLine: readCustomsLine(values, gateway === 'practice'),
  };
}
