import { z } from 'zod';
import { invalidValue } from './variables.ts';

export const operationVariables = z.object({
  TPT_METRICS_TOKEN: z.string().min(32, { error: 'TPT_METRICS_TOKEN must be at least 32 characters.' }).optional(),
  TPT_SLOW_QUERY: z
    .string()
    .regex(/^\d{1,6}$/, { error: invalidValue('TPT_SLOW_QUERY must be milliseconds from 0 to 999999') })
    .transform(Number)
    .default(1_000),
});

export interface OperationConfig {
  /** Bearer token of `/portal/metrics`; without it there are no metrics. */
  metricsToken?: string | undefined;
  /** Queries that take longer are logged; 0 logs none. Milliseconds. */
  slowQuery: number;
}

export const operationConfig = (values: z.output<typeof operationVariables>): OperationConfig => ({
  metricsToken: values.TPT_METRICS_TOKEN,
  slowQuery: values.TPT_SLOW_QUERY,
});
