import { useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Field } from '#components/form/field/Field.tsx';
import { FormRoot } from '#components/form/FormRoot.tsx';
import type { FormStore } from '#components/form/store/formStore.ts';
import { Button } from '#components/layout/Button.tsx';
import { agreement } from '#contract/entities/agreement.ts';
import { PRODUCT_ID } from '#contract/limits.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { declaredFields } from '#schema/record.ts';
import { useIsFilled } from './useIsFilled.ts';
import styles from './Opening.module.css';

interface AgreementDetailsProps {
  form: FormStore;
  onDownloaded: () => void;
  onRefused: (error: PortalError) => void;
}

/** [G04] The details of the enterprise, and the agreement that contains them. */
export function AgreementDetails({ form, onDownloaded, onRefused }: AgreementDetailsProps) {
  const t = useTranslate();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const canDownload = useIsFilled(form);
  const [step, setStep] = useState<'none' | 'preparing' | 'downloaded'>('none');
  const [problem, setProblem] = useState('');
  const root = useRef<HTMLFormElement>(null);

  const focusInvalid = (): void => {
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  async function download(): Promise<void> {
    if (form.check().length > 0) return focusInvalid();
    setProblem('');
    setStep('preparing');
    try {
      const details = declaredFields(agreement.fields, form.record);
      const { url } = await dataProvider.applyContract({ body: { productId: PRODUCT_ID, ...details } });
      saveFrom(url);
      setStep('downloaded');
      onDownloaded();
    } catch (error) {
      setStep('none');
      setProblem(error instanceof Error ? t(error.message, { _: error.message }) : String(error));
      if (error instanceof PortalError) onRefused(error);
    }
  }

  return (
    <section aria-labelledby="opening-details">
      <h3 id="opening-details">{t('opening.details')}</h3>
      <FormRoot form={form} ref={root} className={styles.fields}>
        <Field name="legalRepresentative" />
        <Field name="contactInformation" />
        <Field name="address" />
      </FormRoot>
      <div className={styles.download}>
        <Button
          variant="outlined"
          disabled={!canDownload || step === 'preparing'}
          aria-describedby="opening-download-hint"
          onClick={() => void download()}
        >
          {t(step === 'downloaded' ? 'opening.downloadAgain' : 'opening.download')}
        </Button>
        <output id="opening-download-hint" className={styles.hint}>
          {step === 'preparing' && t('opening.downloading')}
          {step === 'downloaded' && t('opening.downloaded')}
          {step === 'none' && !canDownload && t('opening.downloadHint')}
        </output>
      </div>
      {problem !== '' && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </section>
  );
}

/** Saves a file without leaving the page. */
function saveFrom(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
