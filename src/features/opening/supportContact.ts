/** The provider's support address; set at build time. */
export const supportContact = (): string => `mailto:${import.meta.env.VITE_SUPPORT_EMAIL ?? 'support@tenplustwo.test'}`;
