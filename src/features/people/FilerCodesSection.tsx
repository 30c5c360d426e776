import { Suspense, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FilerCode } from '#contract/endpoints/people.ts';
import { Button } from '#components/layout/Button.tsx';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { SettingsSection } from '#components/settings/SettingsSection.tsx';
import { SettingsTable, type SettingsColumn } from '#components/settings/SettingsTable.tsx';
import { ListError } from '#components/list/ListError.tsx';
import { StatusChip } from '#components/status/StatusChip.tsx';
import type { StatusTone } from '#components/status/tone.ts';
import { hasFirstDay } from '#rules/filerCodes.ts';
import { useFilerCodes, usePeopleChange } from './usePeople.ts';
import styles from './Enterprise.module.css';

const ConfirmDialog = lazyPart(async () => (await import('#components/dialogs/ConfirmDialog.tsx')).ConfirmDialog);
const FilerCodeDialog = lazyPart(async () => (await import('./FilerCodeDialog.tsx')).FilerCodeDialog);

const TONES: Record<FilerCode['state'], StatusTone> = {
  requested: 'waiting',
  confirmed: 'green',
  refused: 'red',
  withdrawn: 'waiting',
};

/** [K02] The enterprise's filer codes; admins request and withdraw them. */
export function FilerCodesSection({ isAdmin }: { isAdmin: boolean }) {
  const t = useTranslate();
  const { data, error, refetch } = useFilerCodes();
  const { run, isBusy } = usePeopleChange();
  const requestButton = useRef<HTMLButtonElement>(null);
  const [withdrawn, setWithdrawn] = useState<string | null>(null);
  const [isRequesting, setRequesting] = useState(false);
  const stateKey = ({ state, isUsable }: FilerCode) =>
    state === 'confirmed' && !isUsable ? 'people.codes.confirmedLater' : `people.codes.state.${state}`;
  const columns: SettingsColumn<FilerCode>[] = [
    {
      label: t('people.codes.code'),
      cell: ({ code, isDefault }) => (
        <>
          <span className={styles.code}>{code}</span>
          {isDefault && <span className={styles.soft}> {t('people.codes.default')}</span>}
        </>
      ),
    },
    {
      label: t('people.codes.stateHead'),
      cell: (one) => (
        <StatusChip tone={one.state === 'confirmed' && !one.isUsable ? 'waiting' : TONES[one.state]}>
          {t(stateKey(one))}
        </StatusChip>
      ),
    },
    {
      label: t('people.codes.from'),
      cell: ({ effectiveOn }) => (hasFirstDay(effectiveOn) ? effectiveOn : '–'),
    },
    {
      label: t('people.list.actions'),
      isActions: true,
      cell: ({ code, isDefault, state }) =>
        isAdmin &&
        !isDefault &&
        (state === 'confirmed' || state === 'requested') && (
          <Button color="error" disabled={isBusy} onClick={() => setWithdrawn(code)}>
            {t('people.codes.withdraw')}
          </Button>
        ),
    },
  ];
  return (
    <SettingsSection
      isWide
      title={t('people.codes.title')}
      text={t('people.codes.text')}
      action={
        isAdmin && (
          <Button ref={requestButton} variant="outlined" onClick={() => setRequesting(true)}>
            {t('people.codes.request')}
          </Button>
        )
      }
    >
      {error && !data && <ListError error={error} onRetry={() => void refetch()} />}
      {data && (
        <SettingsTable columns={columns} rows={data} keyOf={({ code }) => code} empty={t('people.codes.none')} />
      )}
      {withdrawn !== null && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={t('people.codes.withdrawQuestion', { code: withdrawn })}
            confirm={t('people.codes.withdraw')}
            cancel={t('people.cancel')}
            color="error"
            onConfirm={() =>
              run((provider) => provider.withdrawFilerCode({ body: { code: withdrawn } }), 'people.codes.withdrawn', {
                code: withdrawn,
              })
            }
            onClose={() => setWithdrawn(null)}
            focusAfter={requestButton}
          >
            {t('people.codes.withdrawEffect')}
          </ConfirmDialog>
        </Suspense>
      )}
      {isRequesting && (
        <Suspense fallback={null}>
          <FilerCodeDialog onClose={() => setRequesting(false)} />
        </Suspense>
      )}
    </SettingsSection>
  );
}
