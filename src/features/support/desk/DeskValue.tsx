import { useRecordContext, useTranslate } from 'react-admin';
import { SUPPORT_RESOURCES } from '#contract/support/resources.ts';
import type { SupportColumn, SupportResource } from '#contract/support/supportResource.ts';
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

const VERDICT_TONES: Readonly<Record<string, StatusTone>> = {
  ...MATCH_TONES,
  ok: 'waiting',
  accepted: 'green',
  warning: 'greenWarning',
  rejected: 'red',
  unknown: 'waiting',
};

/** The tone that a status of a filing has in the lists of its enterprise, and the result of a receipt. */
function toneOf({ texts }: SupportColumn, value: string): StatusTone | undefined {
  const facts: Readonly<Record<string, { tone: StatusTone }>> = DECLARATION_STATUSES;
  const tones: Readonly<Record<string, StatusTone>> = MATCH_TONES;
  if (texts === 'statuses.declaration') return facts[value]?.tone;
  if (texts === 'desk.verdicts') return VERDICT_TONES[value];
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
    case 'code': {
      const words = column.texts ? choiceText(t, text, column.texts) : text;
      return words === text ? (
        <code className={styles.code}>{text}</code>
      ) : (
        <span className={styles.name}>{words}</span>
      );
    }
    case 'details':
      return <Details value={value} />;
    case 'longText':
      return <span className={styles.long}>{text}</span>;
    default:
      return text.length <= NAME_LENGTH ? <span className={styles.name}>{text}</span> : text;
  }
}

/** Named values, such as those before a change; of a row of the audit log as its subject shows them. */
function Details({ value }: { value: unknown }) {
  const t = useTranslate();
  const subject = useRecordContext<{ id: string; subject?: string }>()?.subject;
  if (typeof value !== 'object' || value === null) return plainText(value);
  const columns = columnsOfSubject(subject);
  return (
    <dl className={styles.details}>
      {Object.entries(value).map(([name, each]) => (
        <div key={name}>
          <dt>{columnLabel(t, name)}</dt>
          <dd>
            <DeskValue column={columns[name] ?? { kind: typeof each === 'boolean' ? 'yes' : 'text' }} value={each} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function columnsOfSubject(subject: string | undefined): Readonly<Record<string, SupportColumn>> {
  return (
    Object.values<SupportResource>(SUPPORT_RESOURCES).find((resource) => resource.subject === subject)?.columns ?? {}
  );
}

const plainText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
