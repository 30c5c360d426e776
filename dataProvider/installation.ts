import type { UserInfo } from '#contract/endpoints/account.ts';
import type { RuleSettings } from '#schema/entity.ts';

let settings: RuleSettings = {};

/** Keeps the settings of the installation that come with the signed-in user, for the rules of open forms. */
export function setInstallation({ providerBond, providerBondActivity }: UserInfo): void {
  settings = { providerBond, providerBondActivity };
}

/** The settings for the rules, as last heard from the portal. */
export const ruleSettings = (): RuleSettings => settings;
