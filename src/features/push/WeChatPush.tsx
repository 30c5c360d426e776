import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { FormCheck } from '#components/inputs/FormCheck.tsx';
import { Button, buttonClass } from '#components/layout/Button.tsx';
import { Message } from '#components/layout/Message.tsx';
import { Page } from '#components/layout/Page.tsx';
import { ListError } from '#components/list/ListError.tsx';
import type { WeChatProfile } from '#contract/endpoints/push.ts';
import { pathTo } from '#contract/routes.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useReportError } from '#dataProvider/useReportError.ts';
import { useFirstScreen } from '#startup/afterFirstScreen.ts';
import { useAskBeforeLeaving } from '#features/unsaved/useAskBeforeLeaving.ts';
import { PushEventTicks } from './PushEventTicks.tsx';
import { WeChatBinding } from './WeChatBinding.tsx';
import { useStored, type Saving } from './useStored.ts';
import { WE_CHAT_QUERY } from './weChatQuery.ts';
import styles from './Push.module.css';

type WeChatValues = Pick<WeChatProfile, 'enabled' | 'events'>;
const valuesOf = ({ enabled, events }: WeChatProfile): WeChatValues => ({ enabled, events });

/** `/setting/wechat` [R15] [G12] The route table closes it to sub-accounts and to pages that are not Chinese. */
export function WeChatPush() {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const { data, error, refetch } = useQuery<WeChatProfile>({
    queryKey: WE_CHAT_QUERY,
    queryFn: ({ signal }) => dataProvider.getWeChatPush(undefined, { signal }),
  });
  useFirstScreen(data !== undefined || error !== null);
  if (data && (data.available || data.bound)) return <WeChatForm profile={data} />;
  if (data) return <Unavailable />;
  return (
    <Page titleKey="titles.settingWechat">
      {error ? <ListError error={error} onRetry={() => void refetch()} /> : <div className={styles.card} aria-busy />}
    </Page>
  );
}

/** The installation has no connection to WeChat. */
function Unavailable() {
  const t = useTranslate();
  return (
    <Message drawing="cloud" title={t('push.weChat.unavailable')} text={t('push.weChat.unavailableText')}>
      <Link className={buttonClass({ variant: 'contained' })} to={pathTo.screen('settingEmail')}>
        {t('titles.settingEmail')}
      </Link>
    </Message>
  );
}

function WeChatForm({ profile }: { profile: WeChatProfile }) {
  const notify = useNotify();
  const report = useReportError();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  // The form takes later profiles itself (`useStored`).
  const [defaultValues] = useState(() => valuesOf(profile));
  const [saving, setSaving] = useState<Saving<WeChatValues> | null>(null);
  const save = async (sent: WeChatValues): Promise<void> => {
    try {
      const saved = await dataProvider.saveWeChatPush({ body: sent });
      // An answer under way may be older than the saving.
      await queryClient.cancelQueries({ queryKey: WE_CHAT_QUERY });
      setSaving({ sent, stored: valuesOf(saved) });
      queryClient.setQueryData(WE_CHAT_QUERY, saved);
      notify('push.email.saved', { type: 'success' });
    } catch (error) {
      report(error);
    }
  };
  return (
    <Form<WeChatValues>
      defaultValues={defaultValues}
      onSubmit={(given: Partial<WeChatValues>) => save(given as WeChatValues)}
      noValidate
    >
      <WeChatFields profile={profile} saving={saving} />
    </Form>
  );
}

interface WeChatFieldsProps {
  profile: WeChatProfile;
  saving: Saving<WeChatValues> | null;
}

function WeChatFields({ profile, saving }: WeChatFieldsProps) {
  const t = useTranslate();
  useStored(saving, valuesOf(profile));
  const { formState } = useFormContext<WeChatValues>();
  const { isDirty, isSubmitting } = formState;
  useAskBeforeLeaving({ isUnsaved: isDirty, isSubmitting }, t('ra.message.unsaved_changes'));
  return (
    <Page
      titleKey="titles.settingWechat"
      state={t(isDirty ? 'push.email.unsaved' : 'push.email.allSaved')}
      actions={
        <Button type="submit" variant="contained" disabled={isSubmitting}>
          {t('push.email.save')}
        </Button>
      }
    >
      <div className={styles.page}>
        <p className={styles.lead}>{t('push.weChat.lead')}</p>
        <WeChatBinding profile={profile} />
        <section className={styles.card} aria-labelledby="we-chat-events">
          <h2 id="we-chat-events">{t('push.weChat.events')}</h2>
          <FormCheck source="enabled" label={t('push.weChat.enabled')} />
          <div className={styles.spaced}>
            <PushEventTicks />
          </div>
        </section>
      </div>
    </Page>
  );
}
