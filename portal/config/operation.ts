import { z } from 'zod';
import { LOCALES, type Locale } from '#contract/limits.ts';
import { invalidValue } from './variables.ts';

const splitNames = (text: string): string[] => text.split(',').map((name) => name.trim());

export const operationVariables = z.object({
  TPT_METRICS_TOKEN: z.string().min(32, { error: 'TPT_METRICS_TOKEN must be at least 32 characters.' }).optional(),
  TPT_SLOW_QUERY: z
    .string()
    .regex(/^\d{1,6}$/, { error: invalidValue('TPT_SLOW_QUERY must be milliseconds from 0 to 999999') })
    .transform(Number)
    .default(1_000),
  TPT_LOCALES: z
    .string()
    .refine((text) => splitNames(text).every((name) => LOCALES.some((locale) => locale === name)), {
      error: invalidValue(`TPT_LOCALES must be languages of ${LOCALES.join(', ')}, separated by commas`),
    })
    .default(LOCALES.join(',')),
  TPT_PORTALS: z
    .string()
    .regex(/^[1-9]\d?$/, { error: invalidValue('TPT_PORTALS must be the number of portals, from 1 to 99') })
    .transform(Number)
    .default(1),
});

export interface OperationConfig {
  /** Bearer token of `/portal/metrics`; without it there are no metrics. */
  metricsToken?: string | undefined;
  /** Queries that take longer are logged; 0 logs none. Milliseconds. */
  slowQuery: number;
  /** [G10] The languages that the app offers, in the order of `LOCALES`. */
  locales: Locale[];
  /** Portals behind the balancer, which share the calls and so the limits per minute. */
  portals: number;
}

export const operationConfig = (values: z.output<typeof operationVariables>): OperationConfig => ({
  metricsToken: values.TPT_METRICS_TOKEN,
  slowQuery: values.TPT_SLOW_QUERY,
  locales: LOCALES.filter((locale) => splitNames(values.TPT_LOCALES).includes(locale)),
  portals: values.TPT_PORTALS,
});
