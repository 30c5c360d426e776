import { Suspense } from 'react';
import { lazyPart } from '#components/layout/lazyPart.ts';
import type { UserInfo } from '#contract/endpoints/account.ts';
import { withLateTexts } from '#i18n/lateTexts.ts';
import { supportContact } from '#features/opening/supportContact.ts';

// With its dialogs, which most visitors do not see.
const ServiceOpening = lazyPart(
  withLateTexts(async () => (await import('#features/opening/ServiceOpening.tsx')).ServiceOpening),
);

/** [G03] The application of a person whose service is not open, on the landing pages and above the manual. */
export const OpeningOfUser = ({ user }: { user: UserInfo }) => (
  <Suspense fallback={null}>
    <ServiceOpening user={user} contact={supportContact()} />
  </Suspense>
);
