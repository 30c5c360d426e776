export const auth = {
  lead: 'Prepare and send Importer Security Filings (ISF 10+2) to US customs, and follow every response.',
  account: 'Account',
  password: 'Password',
  signIn: 'Sign in',
  signingIn: 'Signing in',
  accountMissing: 'Enter your account',
  passwordMissing: 'Enter your password',
  wrong: 'Account or password is incorrect. Check both and try again.',
  gate: {
    open: {
      title: 'You are ready to file',
      body: 'The filing service is open for {{enterprise}}.',
      action: 'To the drafts',
    },
    signedOut: {
      title: 'File your ISF with US customs',
      body: 'ISF-10 and ISF-5 filings, checked while you type, with every customs response in one place. Sign in to start.',
      action: 'Sign in',
    },
    supportStaff: {
      title: 'This account is for support staff',
      body: '{{name}} does not belong to an enterprise, so it cannot file. Support staff configure the practice customs here.',
      step: 'To file, sign out and sign in with an account of an enterprise.',
      action: 'To the practice customs',
    },
    notJoined: {
      title: 'Join an enterprise first',
      body: 'Your account {{name}} does not belong to an enterprise yet. Filings are made in the name of an enterprise.',
      step: 'Ask an administrator of your enterprise to add your account, or ask support to verify your enterprise. Then check again.',
      action: 'Verify your enterprise',
    },
    disabled: {
      title: 'Your enterprise is disabled',
      body: '{{enterprise}} cannot file at the moment. Its drafts and filings are safe.',
      step: 'Support can tell you why and what is needed to enable it again.',
    },
    serviceNotOpen: {
      title: 'The filing service is not open yet',
      body: '{{enterprise}} has not applied for the filing service.',
      step: 'To open it, download the service agreement, sign and stamp it, and upload it here.',
    },
    rejected: {
      title: 'The agreement was not accepted',
      body: 'The service agreement of {{enterprise}} was reviewed and sent back.',
      step: 'Correct the points below, then submit the agreement again.',
    },
    underReview: {
      title: 'Your application is under review',
      body: 'The service agreement of {{enterprise}} has arrived. You can file once it is accepted.',
      step: 'No action is needed: this page updates automatically.',
    },
    checkAgain: 'Check again',
    contactSupport: 'Contact support',
    signedInAs: 'Signed in as {{name}}',
  },
  /** The dialog that announces once that the service is open. */
  opened: {
    title: 'The filing service is open',
    body: '{{enterprise}} can now file ISF-10 and ISF-5 with US customs.',
    originals:
      'Mail the stamped originals of the agreement in duplicate within 7 days. The service is closed if they do not arrive.',
    mailed: 'I have mailed them',
    start: 'Start filing',
  },
} as const;
