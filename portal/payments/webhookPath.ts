/** Where providers report payments, below the portal's base. */
export const WEBHOOK_PATH = '/anonymous/payments/webhook';
/** The practice provider's page. */
export const PRACTICE_PAGE = '/anonymous/practice-payment';
