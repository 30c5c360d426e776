import { useEffect, useState } from 'react';
import { Button } from '#components/layout/Button.tsx';
import { useEvent, useNotify, useTranslate } from 'react-admin';
import { UndoStrip } from '#components/list/UndoStrip.tsx';
import { RowAction } from '#components/records/RowActions.tsx';
import type { LocalDocument } from '#local/localDocument.ts';
import { localDrafts } from '#local/localDrafts.ts';
import { toServerText } from '#schema/dateText.ts';
import { QuarantineNotice } from './QuarantineNotice.tsx';
import { DraftNumbers } from './DraftNumbers.tsx';
import { draftName } from './draftColumns.tsx';
import { useLocalOnlyDrafts } from './useLocalOnlyDrafts.ts';
import styles from './LocalDraftsStrip.module.css';

const SHOWN_AT_FIRST = 3;
const NONE: readonly string[] = [];
const amsNumbers = ({ record }: LocalDocument): string[] => record.amsRequestList.map((row) => row.amsNo);
const buyerName = ({ record }: LocalDocument): string => ('bugerName' in record ? record.bugerName : record.bookName);

/**
 * [D01] Drafts that are not on the portal, apart from the table.
 * @param without drafts whose deletion can be undone
 */
export function LocalDraftsStrip({ without = NONE }: { without?: readonly string[] | undefined }) {
  const t = useTranslate();
  const notify = useNotify();
  const { drafts: all, error } = useLocalOnlyDrafts();
  const [isWhole, setIsWhole] = useState(false);
  /** They are removed when undo is no longer offered: what is stored beside a draft could not be restored. */
  const [removed, setRemoved] = useState<readonly LocalDocument[]>([]);
  const drafts = all.filter(({ id }) => !without.includes(id) && !removed.some((draft) => draft.id === id));

  const nameOf = (draft: LocalDocument) => draftName(t, { amsNos: amsNumbers(draft) });

  const forget = useEvent((): void => {
    if (removed.length === 0) return;
    setRemoved([]);
    const ids = removed.map(({ id }) => id);
    localDrafts.remove(ids, removed).catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      notify('drafts.local.failed', { type: 'error', messageArgs: { reason } });
    });
  });
  useEffect(() => forget, [forget]);

  const undo = removed.length > 0 && (
    <UndoStrip
      key={removed.length}
      text={t('drafts.local.deleted', { name: removed.map(nameOf).join(', ') })}
      onUndo={() => setRemoved([])}
      onGone={forget}
    />
  );
  if (error) {
    return (
      <p role="alert" className={styles.failure}>
        {t('drafts.local.failed', { reason: error.message })}
      </p>
    );
  }
  if (drafts.length === 0) {
    return (
      <>
        <QuarantineNotice />
        {undo}
      </>
    );
  }

  const shown = isWhole ? drafts : drafts.slice(0, SHOWN_AT_FIRST);
  return (
    <section className={styles.strip} aria-labelledby="localDraftsTitle" data-late>
      <div className={styles.head}>
        <h2 id="localDraftsTitle">{t('drafts.local.title')}</h2>
        <p>{t('drafts.local.hint')}</p>
      </div>
      <ul>
        {shown.map((draft) => (
          <li key={draft.id} className={styles.row}>
            <span className={styles.type}>{t(`choices.billType.${draft.record.billType}`)}</span>
            <DraftNumbers row={{ id: draft.id, amsNos: amsNumbers(draft) }} />
            <span className={styles.buyer}>{buyerName(draft)}</span>
            <time className={styles.time}>
              {t('drafts.local.savedAt', { time: toServerText(new Date(draft.savedAt)) })}
            </time>
            <RowAction
              glyph="delete"
              label={t('drafts.deleteOne', { name: nameOf(draft) })}
              onPress={() => setRemoved([...removed, draft])}
            />
          </li>
        ))}
      </ul>
      {drafts.length > shown.length && (
        <Button variant="text" onClick={() => setIsWhole(true)}>
          {t('drafts.local.showAll', { count: drafts.length })}
        </Button>
      )}
      <QuarantineNotice />
      {undo}
    </section>
  );
}
