import { z } from 'zod';
import { customsVariables, readCustoms, type CustomsConfig } from './config/customs.ts';
import { modelVariables, readModelConfig, type ModelConfig } from './config/model.ts';
import { networkVariables, readNetwork, type NetworkConfig } from './config/network.ts';
import { operationVariables, operationConfig, type OperationConfig } from './config/operation.ts';
import { readServices, serviceVariables, type ServiceConfig } from './config/services.ts';
import { readStorage, storageVariables, type StorageConfig } from './config/storage.ts';
import { ConfigError, invalidValue } from './config/variables.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Every environment variable of the portal, as documented in docs/operations.md. */
const environment = z.object({
  ...networkVariables.shape,
  ...storageVariables.shape,
  ...customsVariables.shape,
  ...serviceVariables.shape,
  ...modelVariables.shape,
  ...operationVariables.shape,
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: invalidValue(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`) })
    .default('warn'),
});

/** Read by other commands, by the containers, or by tests and their portals. */
const READ_ELSEWHERE = [
  /^TPT_(?:PASSWORD|BACKUP_KEY|DATABASE_PASSWORD|DATABASE_SUPERUSER_PASSWORD|GATEWAY_FOLDER|CRASH_AT)$/u,
  /^TPT_(?:SEED|SWEEP|HISTORIES|MONEY_HISTORIES|RANDOM_ROUNDS|RUN_FOLDER|(?:E2E|FAULT|FUZZ)_\w+)$/u,
];

/**
 * Variables that look like settings and have no effect, for example misspelled ones.
 * @example unknownSettings({ TPT_GATEWAY_FOLDR: '/srv' }) // ['TPT_GATEWAY_FOLDR']
 */
export const unknownSettings = (env: Record<string, string | undefined>): string[] =>
  Object.keys(env).filter(
    (name) =>
      name.startsWith('TPT_') &&
      !Object.hasOwn(environment.shape, name) &&
      !READ_ELSEWHERE.some((known) => known.test(name)),
  );

/** Settings from environment variables. */
export type Config = NetworkConfig &
  StorageConfig &
  CustomsConfig &
  ServiceConfig &
  ModelConfig &
  OperationConfig & { logLevel: (typeof LOG_LEVELS)[number] };

/**
 * Reads the environment; an empty variable counts as absent.
 * @throws ConfigError with every invalid variable
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.keys(environment.shape).flatMap((name) => {
      const value = env[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const result = environment.safeParse(given);
  if (!result.success) {
    throw new ConfigError(result.error.issues.map((issue) => issue.message).join('\n'));
  }
  const values = result.data;
  const storage = readStorage(values);
  const customs = readCustoms(values, storage);
  return {
    ...readNetwork(values),
    ...storage,
    ...customs,
    ...readServices(values, { dataDir: storage.dataDir, demo: customs.demo }),
    ...readModelConfig(values),
    ...operationConfig(values),
    logLevel: values.LOG_LEVEL,
  };
}
