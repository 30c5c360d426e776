/** A sentence for every refusal of the portal (`ErrorName`) with what to do; `generic` for one that names none. */
export const errors = {
  notLoggedIn: 'You are not signed in. Sign in again; your text is saved.',
  wrongPassword: 'Account or password is wrong. Check both and try again.',
  accountDisabled: 'This account is disabled. Ask an administrator of your enterprise to enable it.',
  secondFactorNeeded: 'Enter the code of your authenticator app.',
  secondFactorWrong: 'The code is wrong or was used already. Wait for the next one and try again.',
  lastAdmin: 'An enterprise needs an administrator. Make someone else an administrator first.',
  accountExists: 'This email address already has an account. Sign in, or choose a new password.',
  linkGone: 'This link has expired or was used already. Ask for a new one.',
  invitationsFull: 'Your enterprise has too many open invitations. Withdraw some first.',
  insufficient: 'The balance is too low or has not been recharged. Recharge, or pay another way.',
  insufficientSubAccount: 'The balance is too low. Ask your main system user to recharge.',
  notEnoughCoupons:
    'You have fewer coupons than bills to send; missing: {{gap}}. Pay another way, or send fewer bills.',
  creditUsed: 'The credit left does not cover this amount. Pay another way, or settle open bills first.',
  notAllowed: 'You do not have permission for this. Ask the administrator of your enterprise.',
  enterpriseDisabled: 'Your enterprise is disabled. Contact support.',
  reviewPending: 'Your ISF service is under review. You can file as soon as it is accepted.',
  notJoined: 'You have not joined an enterprise yet. Verify your enterprise first.',
  serviceNotOpen: 'The ISF service is not open for your enterprise. Open it first.',
  xsrf: 'The page is out of date. Reload it and try again.',
  notFound: 'This does not exist or no longer exists. Go back to the list.',
  draftSent: '{{name}} sent this draft on {{at}}. It was not sent again. Find the filing under Sent.',
  draftSentByYou: 'You sent this draft on {{at}}. It was not sent again. Find the filing under Sent.',
  stale: 'Someone saved a newer version. Compare both versions before you save.',
  otherOwner: 'Someone else has signed in in another tab. Reload the page before you continue.',
  draftGone: 'The draft no longer exists. Save it as a new draft to keep your text.',
  recognitionFailed: 'The documents could not be recognized. Check the files and try again.',
  noEmailRecognized: 'No email address was recognized. Enter at least one address such as name@example.com.',
  customsRejects:
    'Customs is likely to reject this. Nothing was sent or charged. Correct the fields, or confirm sending it anyway (programs: acceptRejects).',
  invalid: 'Some fields have errors. Correct the marked fields.',
  wrongHost:
    'TenPlusTwo is not served at this address. Open the address that your administrator gave you. Administrators: add the host to TPT_ALLOWED_HOSTS.',
  unreadable: 'The request could not be read. Reload the page and try again.',
  malformed: 'The request could not be read: it is not valid JSON. Reload the page and try again.',
  wrongContentType: 'The server accepts only JSON. Send the request with the content type application/json.',
  keyMissing: 'The request has no idempotency key. Reload the page and try again.',
  keyReused:
    'This was already submitted once with different data. Nothing was sent again. Reload the page and start again.',
  captchaWrong: 'The verification failed. Try again, or choose the other kind of verification.',
  captchaExpired: 'The verification has expired or was already used. Verify again.',
  codeWrong: 'The code is wrong. Check the newest message; tries left: {{left}}.',
  codeExpired: 'The code has expired or was tried too often. Request a new one.',
  tooManyCodes: 'Too many codes were requested. Try again in {{minutes}} minutes.',
  phoneRefused: 'No text message can be sent to this number. Enter a mobile number, or use your email address.',
  smsUnavailable: 'Text messages are not available here. Use your email address.',
  weChatUnavailable: 'WeChat is not connected on this installation. Use email notices instead.',
  tooMany: 'Too many attempts. Wait a minute and try again.',
  tooManyAttempts: 'Too many attempts. Try again in {{minutes}} min.',
  tooManyOccupied:
    'Other enterprises have already filed too many of the numbers you tried. Check your list; you can try these numbers again in {{minutes}} minutes.',
  occupiedByColleague:
    'A colleague has already filed this bill of lading. Look it up under Sent, or talk to your colleague.',
  alreadyExists: 'You have already filed this bill of lading. Find it under Sent.',
  occupiedElsewhere: 'Another enterprise has already filed this bill of lading. Check the number, or contact support.',
  filerCodeGone: 'This filer code is not available to your enterprise. Choose another filer code.',
  priceChanged: 'The price has changed since you saw it. Check the new total and confirm again.',
  customsNotSet:
    'Nothing can be sent to customs yet: settings of the connection are missing. Nothing was charged. An administrator completes them under Customs connection.',
  actionNotAllowed: 'The status of this filing does not allow this now. Reload the page to see its status.',
  typeChanged:
    'An ISF-5 cannot become an ISF-10, nor the other way round. Delete this filing, then file the shipment again with the correct type.',
  payTypeUnavailable: 'This payment method is not available. Choose another one.',
  tooLarge: 'This request is too large. Send less at a time.',
  notBuilt: 'This is not available yet.',
  dataDamaged:
    'Part of the stored data is damaged on the server’s disk, so this cannot be shown or changed. Ask your server administrator to restore a backup; the server log names the damaged table.',
  unexpected: 'Something went wrong on our side. Please try again later.',
  serviceBusy: 'TenPlusTwo is busy. Your request was not carried out. Try again in a few seconds.',
  databaseAway:
    'The database is not responding. Try again in a few seconds. If you were saving or deleting, first check whether it was done.',
  diskUnavailable:
    'The server’s disk is full, read-only or failing, so this cannot be done right now. Nothing was changed or charged. Try again in a few minutes; if this message remains, tell your server administrator.',
  restarting: 'TenPlusTwo is restarting. Your request was not carried out. Try again in a few seconds.',

  generic: 'Something went wrong. Please try again later.',
  templateRefused: 'The template was not saved. Check its name and try again.',
  importUnreadable:
    'This file could not be read as a table. Save it as .xlsx, .xls or .csv with the headings in the first rows, and try again.',
  importTooLarge:
    'This file is too large: at most 5 MB, and its unpacked size must be normal for a table. Split it and import the parts.',
  importUnfinished:
    'Saving was interrupted and will be completed automatically. Check the drafts before you import this file again.',
  importBusy: 'You already have {{most}} imports in progress. Wait until one has ended, then try again.',
  uploadSlow:
    'The file did not arrive in time: the connection is too slow or was interrupted. Check the connection, then choose the file again.',
  enterpriseBusy:
    'Your enterprise already runs the maximum number of imports or exports. Try again in {{seconds}} seconds.',
  transferBusy: 'The service is busy with imports or exports of other enterprises. Try again in {{seconds}} seconds.',
  otherSite: 'This download was started from another website. Start it from TenPlusTwo.',
  importGone: 'The preview has expired. Choose the file again.',
  exportBusy: '{{most}} downloads of yours are still open. Wait until one has ended or cancel one, then try again.',
  exportTooMany:
    'One PDF holds at most {{most}} filings. Narrow the filters or choose fewer rows, or export the list as a table.',
  exportEmpty: 'No filing matches these filters, so there is nothing to print. Change the filters and try again.',
  alreadyUnderReview: 'Your application is already under review. You will be notified of the decision.',
  serviceAlreadyOpen: 'The filing service is already open for your enterprise. Reload the page to start.',
  ownRequest: 'You made this request. Another member of the staff must approve it.',
  unknownQuery: 'This list cannot be filtered or sorted by “{{name}}”. Clear the filters and try again.',
  alreadyReviewed: 'Someone else has already reviewed this application. Reload it to see the decision.',
  agreementMissing: 'No file was sent. Choose the signed agreement.',
  agreementType: 'This file type is not accepted. Choose a PNG, JPG, TIFF, BMP, GIF, PDF or ZIP file.',
  agreementContent:
    'The content of this file does not match its name, or is not a PNG, JPG, TIFF, BMP, GIF, PDF or ZIP file. Scan the agreement again and choose the new file.',
  agreementEmpty: 'This file is empty. Choose the signed agreement.',
  agreementProtected:
    'This file is protected by a password or by restrictions. Save it without protection and choose it again.',
  agreementTooLarge:
    'This file is too large: it must be smaller than 20 MB. Scan the agreement with a lower resolution.',
  agreementCut: 'The upload was interrupted. Check the connection, then choose the file again.',
  uploadBusy: 'You already have {{most}} uploads in progress. Wait until one has ended, then try again.',
  uploadQuota: 'Your enterprise has uploaded too many files. Contact support.',
  uploadNotStored: 'The file could not be stored. Try again in a few minutes, or contact support.',
  uploadNotRead: 'The file cannot be opened right now. Try again in a few minutes, or contact support.',
  uploadSpaceUsed: 'There is no space left for uploads. Your file was not stored. Contact support.',
  tooManyPayments: 'You have several top-ups that wait for payment. Pay or cancel one first.',
  paymentUnavailable: 'The payment service does not answer. Nothing was charged. Try again in a few minutes.',
  orderInvoiced: 'One of these top-ups is on another invoice request already. Reload the list.',
  couponGone: 'This code cannot be redeemed: it is wrong, used or expired. Check it and try again.',
  tooManyCoupons: 'Too many wrong codes. Try again in an hour.',
} as const;
