export const shell = {
  times: 'Times: +08:00',
  appearance: {
    scheme: 'Theme',
    system: 'System',
    light: 'Light',
    dark: 'Dark',
    density: 'Density',
    comfortable: 'Comfortable',
    compact: 'Compact',
  },
  account: {
    label: 'Account',
    menu: 'Account of {{name}}',
    coins: 'Sea coins',
    coinAmount: '{{amount}} coins',
    topUp: 'Top up',
    coupons: 'Coupons',
    couponAmount_one: '{{count}} coupon',
    couponAmount_other: '{{count}} coupons',
    filerCode: 'Default filer code',
    admin: 'Administrator',
    subAccount: 'Sub-account',
    filer: 'Filer',
    support: 'Support staff',
    signOut: 'Sign out',
  },
  offline:
    'You are offline. Your text is saved on this computer; saving to drafts and sending resume when you are back online.',
  openIntents_one: 'One submission has no result yet. We are checking with the server. Do not send it again.',
  openIntents_other:
    '{{count}} submissions have no result yet. We are checking with the server. Do not send them again.',
  openIntentsLink: 'See the result',
  signedOut: {
    title: 'Please sign in first',
    body: 'Your session has ended. Your text is saved on this computer.',
    action: 'Sign in',
  },
  otherOwner: {
    title: 'Someone else signed in',
    body: 'Another tab signed in as {{name}}. This page belongs to the previous account and can no longer save.',
    action: 'Reload this page',
  },
  crash: {
    title: 'This page stopped working',
    body: 'Your text is saved on this computer. Reload the page. If it happens again, tell support what you did last.',
    home: 'To the drafts',
  },
  notLoaded: {
    title: 'This screen needs the network',
    body: 'This screen has not been loaded yet. It opens when the connection is back.',
  },
  newVersion: {
    title: 'A new version is available',
    body: 'The app was updated while you worked. Reload to continue; your text is saved.',
  },
  unreachable: {
    title: 'The server cannot be reached',
    body: 'Check the connection and try again. Your text is saved on this computer.',
    action: 'Try again',
  },
  notFound: {
    refused: 'Not allowed',
    title: 'Page not found',
    body: 'This page does not exist. The address may be misspelled or outdated.',
  },
  request: {
    timeout: 'The server did not respond within 10 seconds, please try again',
    network: 'The server cannot be reached, please check the connection',
    duplicate: 'Please do not click repeatedly',
    tryLater: 'Something went wrong, please try later',
  },
} as const;
