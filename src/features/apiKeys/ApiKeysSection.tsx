import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ApiKey } from '#contract/endpoints/apiKeys.ts';
import { pathTo } from '#contract/routes.ts';
import { Button } from '#components/layout/Button.tsx';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { ListError } from '#components/list/ListError.tsx';
import { SettingsSection } from '#components/settings/SettingsSection.tsx';
import { SettingsTable, type SettingsColumn } from '#components/settings/SettingsTable.tsx';
import { StatusChip } from '#components/status/StatusChip.tsx';
import { useApiKeys } from './useApiKeys.ts';
import styles from './ApiKeys.module.css';

const NewKeyDialog = lazyPart(async () => (await import('./NewKeyDialog.tsx')).NewKeyDialog);
const RevokeDialog = lazyPart(async () => (await import('./RevokeDialog.tsx')).RevokeDialog);

const NEW_KEY = 'new-api-key';

/** The button of the next key, else of the previous one: the own one disappears with the revocation. */
function buttonBeside(button: HTMLElement): HTMLElement | null {
  const all = [...(button.closest('tbody')?.querySelectorAll('button') ?? [])];
  const at = all.findIndex((one) => one === button);
  return all[at + 1] ?? all[at - 1] ?? null;
}

/** [P06] The API keys of an enterprise, for its admins. */
export function ApiKeysSection() {
  const t = useTranslate();
  const { data, error, refetch } = useApiKeys();
  const [isMaking, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<{ key: ApiKey; beside: HTMLElement | null } | null>(null);
  /** What gets the focus when the button of a revoked key is gone. */
  const next = useRef<HTMLElement>(null);
  useEffect(() => {
    next.current?.focus();
    next.current = null;
  }, [data]);
  const columns: SettingsColumn<ApiKey>[] = [
    { label: t('apiKeys.name'), cell: ({ name }) => name },
    { label: t('apiKeys.key'), cell: ({ hint }) => <code className={styles.hint}>tpt_…{hint}</code> },
    { label: t('apiKeys.scope'), cell: ({ scope }) => t(`apiKeys.scopes.${scope}`) },
    { label: t('apiKeys.person'), cell: ({ person }) => person },
    { label: t('apiKeys.made'), cell: ({ createdAt }) => createdAt.slice(0, 16) },
    {
      label: t('apiKeys.lastUse'),
      cell: ({ lastUsedAt, lastAddress }) =>
        lastUsedAt ? (
          <>
            {lastUsedAt.slice(0, 16)} <span className={styles.soft}>{lastAddress}</span>
          </>
        ) : (
          <span className={styles.soft}>{t('apiKeys.never')}</span>
        ),
    },
    {
      label: t('apiKeys.state'),
      cell: ({ revokedAt }) => (
        <StatusChip tone={revokedAt ? 'waiting' : 'green'}>
          {t(revokedAt ? 'apiKeys.revoked' : 'apiKeys.live')}
        </StatusChip>
      ),
    },
    {
      label: t('people.list.actions'),
      isActions: true,
      cell: (key) =>
        !key.revokedAt && (
          <Button
            color="error"
            aria-label={t('apiKeys.revokeOf', { name: key.name })}
            onClick={({ currentTarget }) => setRevoking({ key, beside: buttonBeside(currentTarget) })}
          >
            {t('apiKeys.revoke')}
          </Button>
        ),
    },
  ];
  return (
    <SettingsSection
      isWide
      title={t('apiKeys.title')}
      text={
        <>
          {t('apiKeys.text')} <Link to={pathTo.screen('settingApi')}>{t('apiKeys.reference')}</Link>
        </>
      }
      action={
        <Button id={NEW_KEY} variant="outlined" onClick={() => setMaking(true)}>
          {t('apiKeys.create')}
        </Button>
      }
    >
      {error && !data && <ListError error={error} onRetry={() => void refetch()} />}
      {data && <SettingsTable columns={columns} rows={data} keyOf={({ id }) => id} empty={t('apiKeys.none')} />}
      <Suspense fallback={null}>
        {isMaking && <NewKeyDialog onClose={() => setMaking(false)} />}
        {revoking && (
          <RevokeDialog
            apiKey={revoking.key}
            onClose={() => setRevoking(null)}
            onRevoked={() => {
              next.current = revoking.beside ?? document.getElementById(NEW_KEY);
            }}
          />
        )}
      </Suspense>
    </SettingsSection>
  );
}
