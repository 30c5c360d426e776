import {
  EditButton,
  Show,
  TabbedShowLayout,
  TabbedShowLayoutTabs,
  TopToolbar,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import type { ReactElement, ReactNode } from 'react';
import { supportResourceOf, type SupportResourceName } from '#contract/support/resources.ts';
import { DeskActs } from './DeskActs.tsx';
import { DeskFacts } from './DeskFacts.tsx';
import { DeskRelated } from './DeskRelated.tsx';
import { RecordTitle } from './RecordTitle.tsx';
import styles from './Desk.module.css';

export interface RelatedTab {
  name: SupportResourceName;
  label: string;
  path: string;
  /** Unfolds below a row. */
  expand?: ReactElement;
}

interface DeskShowProps {
  name: SupportResourceName;
  /** Columns that are not among the facts. */
  hidden?: readonly string[];
  /** Beside the facts. */
  children?: ReactNode;
  /** Further actions. */
  tools?: ReactNode;
  /** Whether it has the tab of acts on this row; by default if staff can change it. */
  hasLog?: boolean;
  /** Tabs of rows that belong to this one by a column. */
  related?: { column: string; tabs: readonly RelatedTab[] };
}

/** A row with its facts, its acts and what staff did with it. */
export function DeskShow({ name, hidden = [], children, tools, related, hasLog = canChange(name) }: DeskShowProps) {
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
      <TabbedShowLayout tabs={<TabbedShowLayoutTabs variant="scrollable" />}>
        <TabbedShowLayout.Tab label={t('desk.facts')}>
          <div>
            <DeskFacts name={name} hidden={hidden} />
            {children}
          </div>
        </TabbedShowLayout.Tab>
        {related?.tabs.map(({ name: tab, label, path, expand }) => (
          <TabbedShowLayout.Tab key={path} label={t(label)} path={path}>
            <div>
              <RelatedRows name={tab} column={related.column} {...(expand && { expand })} />
            </div>
          </TabbedShowLayout.Tab>
        ))}
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

/** Only what staff can change has entries in the audit log. Applications are reviewed by a call of their own. */
function canChange(name: SupportResourceName): boolean {
  const { create, update, remove, acts } = supportResourceOf(name);
  return name === 'applications' || [create, update, remove, acts].some((verb) => verb !== undefined);
}

function RelatedRows({ column, ...props }: Pick<RelatedTab, 'name' | 'expand'> & { column: string }) {
  const record = useRecordContext();
  if (!record) return null;
  return <DeskRelated filter={{ [column]: String(record.id) }} hidden={['enterpriseName', column]} {...props} />;
}

function Log({ subject }: { subject: string }) {
  const record = useRecordContext();
  if (!record) return null;
  return <DeskRelated name="audit-log" filter={{ subject, subjectId: String(record.id) }} hidden={['subjectId']} />;
}
