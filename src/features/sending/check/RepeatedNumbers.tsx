import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pathTo } from '#contract/routes.ts';
import type { ReadyCheck } from './draftCheck.ts';
import type { SendLine } from './sendLine.ts';
import styles from './CheckAndSend.module.css';

interface RepeatedNumbersProps {
  /** Numbers with the ids of the drafts that have them. */
  repeated: ReadonlyMap<string, readonly string[]>;
  /** The selection in its order on the page. */
  lines: readonly SendLine[];
}

/** [D04] Numbers in more than one draft of the selection, with a link to the number in each of them. */
export function RepeatedNumbers({ repeated, lines }: RepeatedNumbersProps) {
  const t = useTranslate();
  return [...repeated].map(([amsNo, ids]) => (
    <p key={amsNo} className={styles.alert} role="alert">
      {t('send.duplicates', { amsNo })}
      {lines.map(({ urlId, check }, index) =>
        check?.state === 'ready' && ids.includes(check.id) ? (
          <Link key={urlId} to={pathTo.draftField(check.id, numberPath(check, amsNo))} className={styles.repeat}>
            {t('send.openNth', { number: index + 1 })}
          </Link>
        ) : null,
      )}
    </p>
  ));
}

const numberPath = ({ bill }: ReadyCheck, amsNo: string): string =>
  `amsRequestList.${bill.amsRequestList.findIndex((row) => row.amsNo === amsNo)}.amsNo`;
