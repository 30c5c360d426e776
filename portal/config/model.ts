import { z } from 'zod';
import type { ModelSettings } from '../recognition/model/modelClient.ts';
import { ConfigError, invalidValue, urlOf } from './variables.ts';

/** Milliseconds of one request to a model. */
const TIMEOUT = 60_000;

export const modelVariables = z.object({
  TPT_AI_URL: urlOf(
    ['http:', 'https:'],
    'TPT_AI_URL must be the base address of an OpenAI-compatible service like https://llm.example.com/v1.',
  ).optional(),
  TPT_AI_KEY: z.string().optional(),
  TPT_AI_MODEL: z.string().max(200).optional(),
  TPT_AI_DAILY_TOKENS: z
    .string()
    .regex(/^\d{1,9}$/u, { error: invalidValue('TPT_AI_DAILY_TOKENS must be a number of tokens such as 200000') })
    .transform(Number)
    .default(200_000),
});

export interface ModelConfig {
  /** [A04] A model that proposes values to recognition; without it nothing leaves the installation. */
  model?: ModelSettings;
}

/** @throws ConfigError for a service without the name of its model, or the other way round */
export function readModelConfig(values: z.output<typeof modelVariables>): ModelConfig {
  const { TPT_AI_URL: url, TPT_AI_MODEL: model, TPT_AI_KEY: key = '', TPT_AI_DAILY_TOKENS: dailyTokens } = values;
  if (!url && (model || key)) {
    throw new ConfigError('TPT_AI_URL must be set with TPT_AI_MODEL and TPT_AI_KEY: the service of the model.');
  }
  if (!url) return {};
  if (!model) throw new ConfigError('TPT_AI_MODEL must be set with TPT_AI_URL: the name of the model.');
  return { model: { url, key, model, dailyTokens, timeout: TIMEOUT } };
}
