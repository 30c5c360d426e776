/** Pages of the billing service, which open in their own window. */
export const externalPages = {
  body: 'Trang này mở trong cửa sổ riêng.',
  open: 'Mở trong cửa sổ mới',
};
