import { useTranslate } from 'react-admin';
import type { SupportColumn } from '#contract/support/supportResource.ts';
import { choiceText, columnLabel } from './deskText.ts';
import { DECLARATION_STATUSES, MATCH_TONES } from '#contract/statuses.ts';
import { StatusChip } from '#components/status/StatusChip.tsx';
import type { StatusTone } from '#components/status/tone.ts';
import styles from './Desk.module.css';

interface DeskValueProps {
  column: SupportColumn;
  value: unknown;
}

/** Names up to this length stay on one line. */
const NAME_LENGTH = 24;

/** The tone that a status of a filing has in the lists of its enterprise. */
function toneOf({ texts }: SupportColumn, value: string): StatusTone | undefined {
  const facts: Readonly<Record<string, { tone: StatusTone }>> = DECLARATION_STATUSES;
  const tones: Readonly<Record<string, StatusTone>> = MATCH_TONES;
  if (texts === 'statuses.declaration') return facts[value]?.tone;
  return texts === 'statuses.match' ? tones[value] : undefined;
}

/** A value of a column as text. An absent one is a dash, so that every cell can be read aloud. */
export function DeskValue({ column, value }: DeskValueProps) {
  const t = useTranslate();
  if (value === null || value === undefined || value === '') return <span className={styles.none}>–</span>;
  const text = plainText(value);
  switch (column.kind) {
    case 'yes':
      return t(value === true ? 'desk.yes' : 'desk.no');
    case 'choice': {
      const tone = toneOf(column, text);
      const words = choiceText(t, text, column.texts);
      if (tone) return <StatusChip tone={tone}>{words}</StatusChip>;
      return (
        <span className={styles.choice} data-state={text}>
          {words}
        </span>
      );
    }
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
      return text.length <= NAME_LENGTH ? <span className={styles.name}>{text}</span> : text;
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
