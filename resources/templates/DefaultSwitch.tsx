import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate, useDataProvider } from 'react-admin';
import { useState } from 'react';
import type { TemplateRow } from '#contract/endpoints/templates.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useReportFailure } from '#dataProvider/useReportFailure.ts';
import styles from './TemplateList.module.css';

/**
 * [T04] Whether new filings of the template's filer code start from it. One template per code: switching on another one
 * switches it off.
 */
export function DefaultSwitch({ row }: { row: TemplateRow }) {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const t = useTranslate();
  const notify = useNotify();
  const reportFailure = useReportFailure();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const { id, houseScac, template_name: name, isDefaultFilerCode: isOn } = row;
  const label = t(`templates.${houseScac === '' ? 'noCode' : isOn ? 'isDefault' : 'makeDefault'}`, {
    name,
    code: houseScac,
  });

  async function turnOn(): Promise<void> {
    setIsBusy(true);
    try {
      await dataProvider.setDefaultFilerCode({ query: { id, houseScac } });
      await queryClient.invalidateQueries({ queryKey: ['templates'] });
      notify('templates.defaultSet', {
        type: 'success',
        messageArgs: { code: houseScac },
      });
    } catch (error) {
      reportFailure('templates.defaultFailed', error);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      title={label}
      aria-disabled={isOn || isBusy || houseScac === '' || undefined}
      className={styles.switch}
      onClick={() => {
        if (!isOn && !isBusy && houseScac !== '') void turnOn();
      }}
    >
      <span className={styles.track} aria-hidden="true" />
      {isOn && <span className={styles.defaultOf}>{t('templates.defaultOn', { code: houseScac })}</span>}
    </button>
  );
}
