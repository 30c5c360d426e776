import { useTranslate } from 'react-admin';
import type { SupportColumn } from '#contract/support/supportResource.ts';
import { choiceText, columnLabel } from './deskText.ts';
import styles from './Desk.module.css';

interface DeskValueProps {
  column: SupportColumn;
  value: unknown;
}

/** A value of a column as text. An absent one is a dash, so that every cell can be read aloud. */
export function DeskValue({ column, value }: DeskValueProps) {
  const t = useTranslate();
  if (value === null || value === undefined || value === '') return <span className={styles.none}>–</span>;
  const text = plainText(value);
  switch (column.kind) {
    case 'yes':
      return t(value === true ? 'desk.yes' : 'desk.no');
    case 'choice':
      return (
        <span className={styles.choice} data-state={text}>
          {choiceText(t, text, column.texts)}
        </span>
      );
    case 'number':
    case 'coins':
      return <span className={styles.number}>{Number(value).toLocaleString('en-US')}</span>;
    case 'time':
      return <span className={styles.time}>{text.slice(0, 16)}</span>;
    case 'code':
      return <code className={styles.code}>{text}</code>;
    case 'details':
      return <Details value={value} />;
    case 'longText':
      return <span className={styles.long}>{text}</span>;
    default:
      return text;
  }
}

/** Named values, such as those before a change. */
function Details({ value }: { value: unknown }) {
  const t = useTranslate();
  if (typeof value !== 'object' || value === null) return plainText(value);
  return (
    <dl className={styles.details}>
      {Object.entries(value).map(([name, each]) => (
        <div key={name}>
          <dt>{columnLabel(t, name)}</dt>
          <dd>{each === null || each === '' ? '–' : plainText(each)}</dd>
        </div>
      ))}
    </dl>
  );
}

const plainText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
