import type { RuleSettings } from '#schema/entity.ts';

let settings: RuleSettings = {};

/** Keeps the settings of the installation that come with the signed-in user, for the rules of open forms. */
export function setInstallation({ providerBond }: { providerBond: string }): void {
  settings = { providerBond };
}

/** The settings for the rules, as last heard from the portal. */
export const ruleSettings = (): RuleSettings => settings;
