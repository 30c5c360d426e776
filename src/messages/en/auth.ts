export const auth = {
  lead: 'File the US import security filing (10+2) from keyboard to customs receipt.',
  account: 'Account',
  password: 'Password',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  signIn: 'Sign in',
  signingIn: 'Signing in',
  accountMissing: 'Enter your account',
  passwordMissing: 'Enter your password',
  wrong: 'Account or password is not right. Check both and try again.',
  tooMany: 'Too many attempts. Please wait a few minutes and try again.',
  leaving: 'Taking you to the sign-in page',
  gate: {
    open: {
      title: 'You are ready to file',
      body: 'The filing service is open for {{enterprise}}.',
      action: 'To the drafts',
    },
    signedOut: {
      title: 'Importer security filing, done calmly',
      body: 'ISF-10 and ISF-5 filings with US customs, checked while you type, with every receipt in one place. Sign in to begin.',
      action: 'Sign in',
    },
    supportStaff: {
      title: 'This account is for support staff',
      body: '{{name}} belongs to no enterprise, and filings are made in the name of one. There is no screen for support staff here.',
      step: 'To file, sign out and sign in with an account of an enterprise.',
    },
    notJoined: {
      title: 'Join an enterprise first',
      body: 'Your account {{name}} does not belong to an enterprise yet. Filings are made in the name of an enterprise.',
      step: 'Ask the main user of your enterprise to add your account, or ask support to verify your enterprise. Then check again.',
    },
    disabled: {
      title: 'Your enterprise is disabled',
      body: '{{enterprise}} may not file at present. Drafts and filings are kept.',
      step: 'Support can tell you why and what is needed to enable it again.',
    },
    serviceNotOpen: {
      title: 'The filing service is not open yet',
      body: '{{enterprise}} has not applied for the filing service.',
      step: 'The service is opened with a stamped service agreement. Support sends you the agreement and reviews it.',
    },
    rejected: {
      title: 'The agreement was not accepted',
      body: 'The service agreement of {{enterprise}} was reviewed and sent back.',
      step: 'Ask support what has to be corrected, then hand the agreement in again.',
    },
    underReview: {
      title: 'Your application is under review',
      body: 'The service agreement of {{enterprise}} has arrived. Filing begins once it is accepted.',
      step: 'You need not do anything. Check again later, or ask support how far it is.',
    },
    checkAgain: 'Check again',
    contactSupport: 'Contact support',
    signedInAs: 'Signed in as {{name}}',
  },
} as const;
