/**
 * Mails of the portal. A notice is a subject, which is also its heading, paragraphs separated by an empty line, and for a
 * notice with a link the label of its button. `as const`: the portal derives the data of a notice from its `{{variables}}`.
 */
export const mail = {
  layout: {
    linkHelp: 'If the button does not work, copy this address into your browser:',
    automatic: 'This is an automatic email from TenPlusTwo. Replies are not read.',
    unsubscribe: 'Stop these notices',
  },
  notices: {
    /** The body is also the text of an SMS. */
    code: {
      subject: 'Your TenPlusTwo verification code',
      body: 'Your TenPlusTwo verification code is {{code}}. It is valid for 10 minutes. If you did not request it, ignore this message.',
    },
    events: {
      subject: '{{title}}',
      body: 'These are the latest notices for {{enterprise}}.',
      button: 'Open TenPlusTwo',
    },
    test: {
      subject: 'Test email from TenPlusTwo',
      body: '{{name}} sent this test email to check that notices for {{enterprise}} arrive at this address.\n\nNo action is needed.',
      button: 'Open email settings',
    },
    invitation: {
      subject: '{{inviter}} invites you to join {{enterprise}}',
      body: '{{inviter}} invites you to join {{enterprise}} in TenPlusTwo to file Importer Security Filings (ISF 10+2) with US customs.\n\nChoose a password to start. The link works once and expires after 72 hours.',
      button: 'Accept the invitation',
    },
    invitedElsewhere: {
      subject: '{{inviter}} invites you to join {{enterprise}}',
      body: '{{inviter}} invited this address to join {{enterprise}} in TenPlusTwo. The address already has an account, and an account belongs to one enterprise.\n\nTo join, ask for an invitation to another address.',
    },
    passwordReset: {
      subject: 'Choose a new password',
      body: 'Someone, probably you, asked for a new password for the TenPlusTwo account {{account}}.\n\nThe link works once and expires after 30 minutes. If this was not you, ignore this email: your password stays as it is.',
      button: 'Choose a new password',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      body: 'The password of the TenPlusTwo account {{account}} was changed on {{at}} (+08:00). All other sessions have ended.\n\nIf this was not you, choose a new password at once and tell the administrator of your enterprise.',
      button: 'Choose a new password',
    },
    secondFactorOn: {
      subject: 'Two-step verification was turned on',
      body: 'The TenPlusTwo account {{account}} has needed a code from an authenticator app to sign in since {{at}} (+08:00). All other sessions have ended.\n\nIf this was not you, choose a new password at once and contact support: without the app you cannot sign in.',
      button: 'Choose a new password',
    },
    secondFactorOff: {
      subject: 'Two-step verification was turned off',
      body: 'Since {{at}} (+08:00), signing in to the TenPlusTwo account {{account}} takes only the password. All other sessions have ended.\n\nIf this was not you, choose a new password at once and tell the administrator of your enterprise.',
      button: 'Choose a new password',
    },
    apiKeyCreated: {
      subject: 'An API key was created for your account',
      body: 'On {{at}} (+08:00) a new API key was created. It files in the name of the TenPlusTwo account {{account}}.\n\nIf this was not you, choose a new password at once, revoke the key on the enterprise page, and tell the administrator of your enterprise.',
      button: 'Choose a new password',
    },
    resumeNotices: {
      subject: 'Receive ISF notices of {{enterprise}} again?',
      body: '{{enterprise}} has added this address for ISF notices again. You stopped these notices earlier, so none are sent until you agree.\n\nIf you do not want them, ignore this email.',
      button: 'Receive notices again',
    },
    serviceOpened: {
      subject: 'The filing service of {{enterprise}} is open',
      body: 'The service agreement of {{enterprise}} was accepted. You can now file ISF-10 and ISF-5 with US customs.\n\nMail the stamped originals of the agreement in duplicate within 7 days. The service is closed if they do not arrive.',
      button: 'Start filing',
    },
    originalsMissing: {
      subject: 'The originals of the agreement of {{enterprise}} have not arrived',
      body: 'The stamped originals of the service agreement of {{enterprise}} have not arrived. The service is closed in two days without them.\n\nMail them in duplicate now. If they are on their way, ask support whether they have arrived.',
      button: 'Open TenPlusTwo',
    },
    serviceClosed: {
      subject: 'The filing service of {{enterprise}} is closed',
      body: 'The stamped originals of the service agreement of {{enterprise}} did not arrive within 7 days, so the service is closed. Drafts and filings are safe; customs still processes what was sent.\n\nMail the originals in duplicate. The service opens again when support has received them.',
      button: 'Open TenPlusTwo',
    },
    serviceRejected: {
      subject: 'The service agreement of {{enterprise}} was sent back',
      body: 'Support could not accept the service agreement of {{enterprise}}:\n\n{{summary}}\n\nCorrect it and upload it again.',
      button: 'Upload the agreement',
    },
    /** To support staff. */
    parkedAnswers: {
      subject: 'Answers from customs could not be placed: {{count}}',
      body: 'The portal received answers from customs that it could not assign to a filing, or files that it did not read. Nothing is lost, but filings may wait for these answers.\n\nApply each to its filing, read it again after an update, or discard it with a reason.',
      button: 'Open the support desk',
    },
  },
} as const;
