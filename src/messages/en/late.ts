import { addressBook } from './addressBook.ts';
import { cashier } from './cashier.ts';
import { apiKeys } from './apiKeys.ts';
import { changes } from './changes.ts';
import { charges } from './charges.ts';
import { connection } from './connection.ts';
import { customs } from './customs.ts';
import { externalPages } from './externalPages.ts';
import { desk } from './desk.ts';
import { deskRa } from './deskRa.ts';
import { history } from './history.ts';
import { importerReport } from './importerReport.ts';
import { match } from './match.ts';
import { notices } from './notices.ts';
import { opening } from './opening.ts';
import { partyTools } from './partyTools.ts';
import { sent } from './sent.ts';
import { settingsConflict } from './settingsConflict.ts';
import { statistics } from './statistics.ts';
import { wire } from './wire.ts';
import { people } from './people.ts';
import { practice } from './practice.ts';
import { push } from './push.ts';
import { recognition } from './recognition.ts';

/** Texts that the draft list and what opens from it do without (`i18n/lateTexts.ts`). */
export const late = {
  addressBook,
  cashier,
  apiKeys,
  changes,
  charges,
  connection,
  customs,
  desk,
  externalPages,
  history,
  importerReport,
  match,
  notices,
  opening,
  partyTools,
  people,
  practice,
  push,
  ra: deskRa,
  recognition,
  sent,
  settingsConflict,
  statistics,
  wire,
};
