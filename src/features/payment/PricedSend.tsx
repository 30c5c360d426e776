import { useTranslate } from 'react-admin';
import { Button, type ButtonProps } from '#components/layout/Button.tsx';
import { FEES } from '#contract/limits.ts';
import { coinText } from './amounts.ts';

/**
 * A send button with the price at the full fee. Its name stays the verb; the price is part of its description. The check
 * page asks the portal for the exact price, which is lower for numbers that are in AMS already.
 * @param total in coins; null while it is not known
 * @example <PricedSend total={70} onClick={send} />
 */
export function PricedSend({ total, ...rest }: Omit<ButtonProps, 'variant' | 'title'> & { total: number | null }) {
  const t = useTranslate();
  const price = total === null ? null : coinText(t, total);
  return (
    <Button
      variant="contained"
      title={price ? t('send.priceAtMost', { price, inAms: coinText(t, FEES.filingAlreadyInAms) }) : undefined}
      {...rest}
    >
      {t('drafts.send')}
      {price && <span aria-hidden="true">&nbsp;· {price}</span>}
    </Button>
  );
}
