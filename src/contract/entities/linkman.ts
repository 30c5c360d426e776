import { entity, type EntityRecord } from '#schema/entity.ts';
import { choices, text } from '#schema/field.ts';
import { LIMITS } from '../limits.ts';
import { PUSH_EVENTS } from '../pushEvents.ts';
import { isEmail, isPhone } from './checks.ts';

/** [T05] A notifier: a contact who is notified about an enterprise's filings. */
export const linkman = entity(
  'linkman',
  {
    name: text({ required: true, max: LIMITS.contactName }),
    email: text({ required: true, max: LIMITS.email, checks: [isEmail] }),
    phone: text({ max: LIMITS.phone, checks: [isPhone] }),
    company: text({ max: LIMITS.contactName }),
    /** [G12] Mails that the contact gets. */
    pushEvents: choices(PUSH_EVENTS, { labels: 'push.events' }),
  },
  {
    views: {
      list: ['name', 'email', 'phone', 'company'],
      form: { contact: ['name', 'email', 'phone', 'company'], notices: ['pushEvents'] },
      sheet: ['name', 'email', 'phone', 'company'],
    },
  },
);

export type LinkmanRecord = EntityRecord<typeof linkman>;
