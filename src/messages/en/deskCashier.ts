/** Texts of the support desk for invoices and coupon codes. */
export const deskCashier = {
  resources: {
    'coupon-codes': 'Coupon codes',
    invoices: 'Invoices',
  },
  columns: {
    codes: 'Codes',
    redeemedBy: 'Redeemed by',
    redeemedAt: 'Redeemed',
    requestId: 'Request of the codes',
    revokedBy: 'Revoked by',
    revokedAt: 'Revoked',
    title: 'Title of the invoice',
    taxNo: 'Tax no.',
    invoiceAddress: 'Address of the invoice',
    email: 'E-mail address',
    orders: 'Top-ups',
    invoiceNo: 'Invoice no.',
    issuedAt: 'Issued',
  },
  choices: {
    codes: 'Coupon codes',
    requested: 'Requested',
    issued: 'Issued',
    offered: 'Can be redeemed',
    redeemed: 'Redeemed',
    revoked: 'Revoked',
  },
  acts: {
    issue: 'Mark as issued',
    revoke: 'Revoke',
  },
  waiting: { invoices: 'Invoices to issue' },
  makeCodes: 'New codes',
  codesHint:
    'Each code is redeemed once and gives this many coupons. Without an enterprise, the first that enters a code gets them. A coupon counts as {{fee}} coins.',
} as const;
