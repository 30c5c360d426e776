import { EditButton, Show, TabbedShowLayout, TopToolbar, useRecordContext, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { supportResourceOf, type SupportResourceName } from '#contract/support/resources.ts';
import { DeskActs } from './DeskActs.tsx';
import { DeskFacts } from './DeskFacts.tsx';
import { DeskRelated } from './DeskRelated.tsx';
import { RecordTitle } from './RecordTitle.tsx';
import styles from './Desk.module.css';

interface DeskShowProps {
  name: SupportResourceName;
  /** Columns that are not among the facts. */
  hidden?: readonly string[];
  /** Beside the facts. */
  children?: ReactNode;
  /** Further actions. */
  tools?: ReactNode;
  /** Whether it has the tab of acts on this row. */
  hasLog?: boolean;
  /** Further tabs, each a `TabbedShowLayout.Tab`. */
  tabs?: ReactNode;
}

/** A row with its facts, its acts and what staff did with it. */
export function DeskShow({ name, hidden = [], children, tools, tabs, hasLog = name !== 'audit-log' }: DeskShowProps) {
  const t = useTranslate();
  const { update, subject } = supportResourceOf(name);
  return (
    <Show
      title={<RecordTitle name={name} />}
      className={styles.show ?? ''}
      actions={
        <TopToolbar>
          {tools}
          <DeskActs name={name} />
          {update && <EditButton />}
        </TopToolbar>
      }
    >
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label={t('desk.facts')}>
          <div>
            <DeskFacts name={name} hidden={hidden} />
            {children}
          </div>
        </TabbedShowLayout.Tab>
        {tabs}
        {hasLog && (
          <TabbedShowLayout.Tab label={t('desk.log')} path="log">
            <div>
              <Log subject={subject} />
            </div>
          </TabbedShowLayout.Tab>
        )}
      </TabbedShowLayout>
    </Show>
  );
}

function Log({ subject }: { subject: string }) {
  const record = useRecordContext();
  if (!record) return null;
  return <DeskRelated name="audit-log" filter={{ subject, subjectId: String(record.id) }} hidden={['subjectId']} />;
}
