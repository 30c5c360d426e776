/** Pages of the billing service, which open in their own window. */
export const externalPages = {
  body: '此页面在单独的窗口中打开。',
  open: '在新窗口中打开',
};
