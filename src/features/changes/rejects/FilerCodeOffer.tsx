import { useTranslate } from 'react-admin';
import type { BillFormStore } from '#features/billForm/billFormStore.ts';
import { Button } from '#components/layout/Button.tsx';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import { planChange } from '../planChange.ts';
import styles from '../Change.module.css';

interface FilerCodeOfferProps {
  form: BillFormStore;
  filing: FilingDetail;
  ownCode: string;
}

/** [D11] Offers the default filer code if the filing's is no longer the enterprise's. */
export function FilerCodeOffer({ form, filing, ownCode }: FilerCodeOfferProps) {
  const t = useTranslate();
  const unavailableCode = form.value('houseScac');
  const next = { ...form.snapshot(), houseScac: ownCode };
  const { kind } = planChange(filing, next, ownCode).plan;
  return (
    <div className={styles.offer}>
      <span>
        {t('changes.codeGone', { code: unavailableCode })}{' '}
        {t(`changes.codeFollows.${kind === 'deleteSend' ? 'another' : 'same'}`)}
      </span>{' '}
      <Button variant="outlined" onClick={() => form.write('houseScac', ownCode)}>
        {t('changes.switchCode', { code: ownCode })}
      </Button>
    </div>
  );
}
