import { solve } from '../humanProof.ts';
import type { CallWithoutId } from './tenantCalls.ts';

/** Reference data and calls of strangers. */
export const referenceRows = {
  searchCountries: { calls: [(client) => client.get('/plain-data/country/s?keyword=CANARY')] },
  frequentCountries: { calls: [(client) => client.get('/plain-data/country/frequently')] },
  searchPorts: { calls: [(client) => client.get('/plain-data/port/s?keyword=CANARY')] },
  searchCommonPorts: { calls: [(client) => client.get('/common/ports/s?keyword=CANARY')] },
  frequentPorts: { calls: [(client) => client.get('/common/ports/frequently')] },
  commonPorts: { calls: [(client) => client.get('/plain-data/port/common')] },
  searchZipCodes: { calls: [(client) => client.get('/api/zipcode/search?keyword=CANARY')] },
  searchHsCodes: { calls: [(client) => client.get('/plain-data/hs/s?keyword=CANARY')] },
  listCarriers: { calls: [(client) => client.get('/plain-data/carrier/list')] },
  supportedLocales: { calls: [(client) => client.get('/anonymous/locale/support-locale')] },
  localeMessages: { calls: [(client) => client.get('/anonymous/locale/message?localeCode=en')] },
  // In Chinese, because English names contain those of the rivals (Mauritania).
  dialingCodes: { calls: [(client) => client.get('/anonymous/country-area-numbers', { 'x-lang': 'zh-CN' })] },
  captcha: { calls: [(client) => client.get('/anonymous/captcha')] },
  sendEmail: {
    calls: [async (client) => client.post('/anonymous/email/send', { email: 'a@b.test', ...(await solve(client)) })],
  },
  sendSms: {
    calls: [
      async (client) => {
        const number = { dialingCode: '86', phone: '13957412345' };
        return client.post('/anonymous/sms/send', { ...number, ...(await solve(client)) });
      },
    ],
  },
  submitClue: {
    calls: [
      (client) =>
        client.post('/api/landing-page-clue/submit', {
          name: 'Ann',
          company: 'Rival',
          email: 'a@b.test',
          code: '000000',
        }),
    ],
  },
} satisfies Record<string, CallWithoutId>;
