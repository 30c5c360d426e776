import {
  AdminUI,
  CoreAdminContext,
  CustomRoutes,
  memoryStore,
  Resource,
  useAuthProvider,
  useI18nProvider,
  useTranslate,
} from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { Link, Route } from 'react-router-dom';
import { useUser } from '#authProvider/useUser.ts';
import { Message } from '#components/layout/Message.tsx';
import { Theme } from '#components/theme/Theme.tsx';
import { pathTo } from '#contract/routes.ts';
import { SUPPORT_RESOURCE_NAMES, supportResourceOf, type SupportResourceName } from '#contract/support/resources.ts';
import { onSignedOut } from '#dataProvider/signedOut.ts';
import { supportDataProvider } from '#dataProvider/supportProvider.ts';
import { PracticeControl } from '#features/practice/PracticeControl.tsx';
import { hasUnsavedText } from '#startup/askBeforeGoing.ts';
import { useFirstScreen } from '#startup/afterFirstScreen.ts';
import { AmsImport } from './desk/AmsImport.tsx';
import { ApplicationShow } from './desk/ApplicationShow.tsx';
import { BillShow } from './desk/BillShow.tsx';
import { DeskCreate } from './desk/DeskCreate.tsx';
import { DeskEdit } from './desk/DeskEdit.tsx';
import { DeskLayout } from './desk/DeskLayout.tsx';
import { DeskList } from './desk/DeskList.tsx';
import { DeskShow } from './desk/DeskShow.tsx';
import { DeskStart } from './desk/DeskStart.tsx';
import { EnterpriseShow } from './desk/EnterpriseShow.tsx';
import { FilerCodes } from './desk/FilerCodes.tsx';
import { MoneyRequestCreate } from './desk/MoneyRequestCreate.tsx';
import { MoneyRequestShow } from './desk/MoneyRequestShow.tsx';
import { NoticeShow } from './desk/NoticeShow.tsx';
import { RequestLink } from './desk/RequestLink.tsx';
import { SystemPage } from './desk/SystemPage.tsx';
import { TopUpShow } from './desk/TopUpShow.tsx';
import { OperationShow } from './desk/OperationChanges.tsx';
import { recordText } from './desk/recordText.ts';

/** Pages that are more than the declared columns. */
const OWN_SHOWS: Partial<Record<SupportResourceName, ReactElement>> = {
  applications: <ApplicationShow />,
  enterprises: <EnterpriseShow />,
  bills: <BillShow />,
  operations: <OperationShow name="operations" />,
  'gateway-messages': <OperationShow name="gateway-messages" />,
  'money-requests': <MoneyRequestShow />,
  'top-ups': <TopUpShow />,
  notices: <NoticeShow name="notices" />,
  'version-pushes': <NoticeShow name="version-pushes" />,
};
const OWN_CREATES: Partial<Record<SupportResourceName, ReactElement>> = { 'money-requests': <MoneyRequestCreate /> };

const LIST_TOOLS: Partial<Record<SupportResourceName, ReactElement>> = {
  'ams-bills': <AmsImport />,
  'coupon-codes': <RequestLink kind="codes" />,
};

/**
 * `/support` The desk of support staff: react-admin over the declared resources (decision 0043), inside the app's context.
 * Filters and orders are not kept in the browser, because staff may search for personal data.
 */
export function SupportDesk() {
  const t = useTranslate();
  const { user, isPending } = useUser();
  useFirstScreen(!isPending);
  useEffect(
    () =>
      onSignedOut(({ loginUrl }) => {
        if (!hasUnsavedText()) location.assign(loginUrl ?? pathTo.login(location.pathname + location.search));
      }),
    [],
  );
  if (!isPending && user?.role !== 'support') {
    return (
      <Message title={t('desk.notAllowed')} text={t('desk.notAllowedText')}>
        <Link to={pathTo.login(pathTo.screen('support'))}>{t('desk.signIn')}</Link>
      </Message>
    );
  }
  return user ? <Desk /> : null;
}

function Desk() {
  const t = useTranslate();
  const authProvider = useAuthProvider();
  const i18nProvider = useI18nProvider();
  const queryClient = useQueryClient();
  const [store] = useState(() => memoryStore());
  const [staffProvider] = useState(() => authProvider && { ...authProvider, checkAuth: async () => {} });
  return (
    <Theme>
      <CoreAdminContext
        basename={pathTo.screen('support')}
        dataProvider={supportDataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={store}
        {...(staffProvider && { authProvider: staffProvider })}
      >
        <AdminUI layout={DeskLayout} dashboard={DeskStart} title={t('titles.support')} disableTelemetry>
          {SUPPORT_RESOURCE_NAMES.map((name) => {
            const { update, create } = supportResourceOf(name);
            return (
              <Resource
                key={name}
                name={name}
                options={{ label: `desk.resources.${name}` }}
                recordRepresentation={recordText(name)}
                list={<DeskList name={name} tools={LIST_TOOLS[name]} />}
                show={OWN_SHOWS[name] ?? <DeskShow name={name} />}
                {...(update && { edit: <DeskEdit name={name} /> })}
                {...(create && { create: OWN_CREATES[name] ?? <DeskCreate name={name} /> })}
              />
            );
          })}
          <CustomRoutes>
            <Route path="/practice" element={<PracticeControl />} />
            <Route path="/filer-codes" element={<FilerCodes />} />
            <Route path="/system" element={<SystemPage />} />
          </CustomRoutes>
        </AdminUI>
      </CoreAdminContext>
    </Theme>
  );
}
