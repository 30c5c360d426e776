/** Where people reach the provider's support; given at build time. */
export const supportContact = (): string => `mailto:${import.meta.env.VITE_SUPPORT_EMAIL ?? 'support@tenplustwo.test'}`;
