import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FormCheck } from '#components/inputs/FormCheck.tsx';
import { Button } from '#components/layout/Button.tsx';
import { Page } from '#components/layout/Page.tsx';
import { ListError } from '#components/list/ListError.tsx';
import type { EmailProfile } from '#contract/endpoints/push.ts';
import { currentCopy } from '#dataProvider/currentCopy.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useReportError } from '#dataProvider/useReportError.ts';
import { useFirstScreen } from '#startup/afterFirstScreen.ts';
import { useAskBeforeLeaving } from '#features/unsaved/useAskBeforeLeaving.ts';
import { EmailAddresses, type EmailSettings, type EmailValues } from './EmailAddresses.tsx';
import { EmailConflict } from './EmailConflict.tsx';
import { PushEventTicks } from './PushEventTicks.tsx';
import { splitEmails } from './splitEmails.ts';
import { changedSince, keepChanges, useStored, type Saving } from './useStored.ts';
import styles from './Push.module.css';

const QUERY = ['emailPush'];
/** Milliseconds between two looks at mails that are being sent. */
const POLL_MS = 3_000;
function valuesOf({ enabled, events, emails }: EmailSettings): EmailValues {
  const loaded = { enabled, events, emails };
  return { ...loaded, loaded, typed: '' };
}

const withTyped = ({ emails, typed }: EmailValues): string[] => [...emails, ...splitEmails(typed, emails).added];

/** `/setting/email` [R15] [V22] Which notices go to which addresses of the enterprise. */
export function EmailPush() {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const { data, error, refetch } = useQuery<EmailProfile>({
    queryKey: QUERY,
    queryFn: ({ signal }) => dataProvider.getEmailPush(undefined, { signal }),
    refetchInterval: ({ state }) => (state.data?.deliveries.some((one) => one.state === 'waiting') ? POLL_MS : false),
  });
  useFirstScreen(data !== undefined || error !== null);
  if (data) return <EmailForm profile={data} />;
  return (
    <Page titleKey="titles.settingEmail">
      {error ? <ListError error={error} onRetry={() => void refetch()} /> : <div className={styles.card} aria-busy />}
    </Page>
  );
}

function EmailForm({ profile }: { profile: EmailProfile }) {
  const t = useTranslate();
  const notify = useNotify();
  const report = useReportError();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  // The form takes later profiles itself (`useStored`).
  const [defaultValues] = useState(() => valuesOf(profile));
  const [saving, setSaving] = useState<Saving<EmailValues> | null>(null);

  const [conflict, setConflict] = useState<{ mine: EmailValues; theirs: EmailSettings } | null>(null);

  async function save(sent: EmailValues, loaded = sent.loaded): Promise<void> {
    const { enabled, events } = sent;
    const emails = withTyped(sent);
    try {
      const { saved, rejected } = await dataProvider.saveEmailPush({ body: { enabled, events, emails, loaded } });
      setSaving({ sent, stored: valuesOf({ enabled, events, emails: saved }) });
      setConflict(null);
      await queryClient.invalidateQueries({ queryKey: QUERY });
      if (rejected.length === 0) notify('push.email.saved', { type: 'success' });
      else {
        const list = rejected.map(({ value }) => value).join(', ');
        notify(t('push.email.savedBut', { values: list }), { type: 'warning' });
      }
    } catch (error) {
      const theirs = currentCopy<EmailSettings>(error);
      if (theirs) setConflict({ mine: sent, theirs });
      else report(error);
    }
  }
  return (
    <Form<EmailValues>
      defaultValues={defaultValues}
      onSubmit={(given: Partial<EmailValues>) => save(given as EmailValues)}
      // While an address is being typed, it is not yet wrong.
      reValidateMode="onSubmit"
      disableInvalidFormNotification
      noValidate
    >
      <EmailFields profile={profile} saving={saving} />
      {conflict && (
        <EmailConflict
          mine={{ ...conflict.mine, emails: withTyped(conflict.mine) }}
          theirs={conflict.theirs}
          onKeepMine={() => void save(conflict.mine, conflict.theirs)}
          onTakeTheirs={() => {
            setSaving({ sent: conflict.mine, stored: valuesOf(conflict.theirs) });
            setConflict(null);
          }}
        />
      )}
    </Form>
  );
}

/** An address that was typed when the settings were sent is one of the list now. */
function keepEmails(saving: Saving<EmailValues>, now: EmailValues): EmailValues {
  const merged = keepChanges(saving, now);
  if (!changedSince(saving, now, 'emails')) return merged;
  const added = saving.stored.emails.filter((email) => !saving.sent.emails.includes(email));
  return { ...merged, emails: [...new Set([...now.emails, ...added])] };
}

function EmailFields({ profile, saving }: { profile: EmailProfile; saving: Saving<EmailValues> | null }) {
  const t = useTranslate();
  useStored(saving, valuesOf(profile), keepEmails);
  const { formState } = useFormContext<EmailValues>();
  const { isDirty, isSubmitting } = formState;
  useAskBeforeLeaving({ isUnsaved: isDirty, isSubmitting }, t('ra.message.unsaved_changes'));
  return (
    <Page
      titleKey="titles.settingEmail"
      state={t(isDirty ? 'push.email.unsaved' : 'push.email.allSaved')}
      actions={
        <>
          <TestButton isDirty={isDirty} hasEmails={profile.emails.length > 0} />
          <Button type="submit" variant="contained" disabled={isSubmitting}>
            {t('push.email.save')}
          </Button>
        </>
      }
    >
      <div className={styles.page}>
        <p className={styles.lead}>{t('push.email.lead')}</p>
        <section className={`${styles.card} ${styles.whole}`}>
          <FormCheck source="enabled" label={t('push.email.enabled')} hint={t('push.email.enabledHint')} />
        </section>
        <section className={styles.card} aria-labelledby="email-addresses">
          <h2 id="email-addresses">{t('push.email.addresses')}</h2>
          <EmailAddresses deliveries={profile.deliveries} />
        </section>
        <section className={styles.card} aria-labelledby="email-events">
          <h2 id="email-events">{t('push.email.events')}</h2>
          <PushEventTicks />
        </section>
      </div>
    </Page>
  );
}

/** Sends to the saved addresses, so it waits for changes to be saved. */
function TestButton({ isDirty, hasEmails }: { isDirty: boolean; hasEmails: boolean }) {
  const t = useTranslate();
  const notify = useNotify();
  const report = useReportError();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const [isBusy, setBusy] = useState(false);
  async function send(): Promise<void> {
    setBusy(true);
    try {
      const { sent } = await dataProvider.testEmailPush(undefined);
      notify(t('push.email.testSent', { count: sent }), { type: 'success' });
      await queryClient.invalidateQueries({ queryKey: QUERY });
    } catch (error) {
      report(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      variant="outlined"
      disabled={isBusy || isDirty || !hasEmails}
      title={isDirty ? t('push.email.testFirst') : undefined}
      onClick={() => void send()}
    >
      {t('push.email.test')}
    </Button>
  );
}
