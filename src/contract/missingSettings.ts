/** [X01] Values of the envelope without which nothing leaves, and who sets them. */
export const MISSING_SETTINGS = {
  site: 'operator',
  sender: 'operator',
  password: 'operator',
  port: 'admin',
  filer: 'admin',
} as const satisfies Record<string, 'operator' | 'admin'>;

export type MissingSetting = keyof typeof MISSING_SETTINGS;
export const MISSING_SETTING_NAMES = Object.keys(MISSING_SETTINGS) as [MissingSetting, ...MissingSetting[]];
