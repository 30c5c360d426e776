import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FilerCode } from '#contract/endpoints/people.ts';
import { Button } from '#components/layout/Button.tsx';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { SettingsSection } from '#components/settings/SettingsSection.tsx';
import table from '#components/settings/SettingsTable.module.css';
import { ListError } from '#components/list/ListError.tsx';
import { StatusChip } from '#components/status/StatusChip.tsx';
import type { Tone } from '#components/status/tone.ts';
import { hasFirstDay } from '#rules/filerCodes.ts';
import { useFilerCodes, usePeopleChange } from './usePeople.ts';
import styles from './Enterprise.module.css';

const FilerCodeDialog = lazyPart(async () => (await import('./FilerCodeDialog.tsx')).FilerCodeDialog);

const TONES: Record<FilerCode['state'], Tone> = {
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
  const [isRequesting, setRequesting] = useState(false);
  const stateKey = ({ state, isUsable }: FilerCode) =>
    state === 'confirmed' && !isUsable ? 'people.codes.confirmedLater' : `people.codes.state.${state}`;
  return (
    <SettingsSection
      isWide
      title={t('people.codes.title')}
      text={t('people.codes.text')}
      action={
        isAdmin && (
          <Button variant="outlined" onClick={() => setRequesting(true)}>
            {t('people.codes.request')}
          </Button>
        )
      }
    >
      {error && !data && <ListError error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className={styles.soft}>{t('people.codes.none')}</p>}
      {data && data.length > 0 && (
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('people.codes.code')}</th>
              <th scope="col">{t('people.codes.stateHead')}</th>
              <th scope="col">{t('people.codes.from')}</th>
              <th scope="col">
                <span className="visuallyHidden">{t('people.list.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.map((one) => (
              <tr key={one.code}>
                <th scope="row">
                  <span className={styles.code}>{one.code}</span>
                  {one.isDefault && <span className={styles.soft}> {t('people.codes.default')}</span>}
                </th>
                <td data-label={t('people.codes.stateHead')}>
                  <StatusChip tone={one.state === 'confirmed' && !one.isUsable ? 'waiting' : TONES[one.state]}>
                    {t(stateKey(one))}
                  </StatusChip>
                </td>
                <td data-label={t('people.codes.from')}>{hasFirstDay(one.effectiveOn) ? one.effectiveOn : '–'}</td>
                <td className={table.end}>
                  {isAdmin && !one.isDefault && (one.state === 'confirmed' || one.state === 'requested') && (
                    <Button
                      color="error"
                      disabled={isBusy}
                      onClick={() =>
                        void run(
                          (provider) => provider.withdrawFilerCode({ body: { code: one.code } }),
                          'people.codes.withdrawn',
                          { code: one.code },
                        )
                      }
                    >
                      {t('people.codes.withdraw')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {isRequesting && (
        <Suspense fallback={null}>
          <FilerCodeDialog onClose={() => setRequesting(false)} />
        </Suspense>
      )}
    </SettingsSection>
  );
}
