import { useTranslate } from 'react-admin';
import { labelKey } from '#schema/entity.ts';
import { joinSentences } from '#schema/joinSentences.ts';
import { useForm } from '../FormContext.ts';
import type { Pasted } from './pasteCells.ts';
import styles from './PasteNotice.module.css';

interface PasteNoticeProps {
  list: string;
  pasted: Pasted;
  hidden: number;
  onUndo: () => void;
  onGo: (rowId: string, name: string) => void;
}

/** Limit of the listed changes. */
const LISTED = 50;

/** The result of a paste: counts, repairs, cells with errors, and one undo for all of it. */
export function PasteNotice({ list, pasted, hidden, onUndo, onGo }: PasteNoticeProps) {
  const t = useTranslate();
  const form = useForm();
  const { rows, shortened, digits, zeros, reads, isHeaded, unused, changes, wrong } = pasted;
  const sentences = [
    t('ui.rows.paste.done', { count: rows }),
    isHeaded && t('ui.rows.paste.heading'),
    shortened > 0 && t('ui.rows.paste.shortened', { count: shortened, digits }),
    zeros > 0 && t('ui.rows.paste.zero', { count: zeros }),
    reads > 0 && t('ui.rows.paste.read', { count: reads }),
    hidden > 0 && t('ui.rows.paste.hidden', { count: hidden }),
    unused.length > 0 && t('ui.rows.paste.unused', { count: unused.length, columns: unused.slice(0, 8).join(', ') }),
  ].filter((sentence) => sentence !== false);

  const done = joinSentences(sentences);

  function goToWrong(): void {
    // Meanwhile cells may be corrected and rows removed.
    const key = wrong.find((one) => form.state(one).issues.some((issue) => issue.severity === 'error')) ?? wrong[0];
    const place = key === undefined ? null : form.place(key);
    if (place?.rowId) onGo(place.rowId, place.name);
  }

  return (
    <div className={styles.notice}>
      <p>
        {done}
        {wrong.length > 0 && (
          <span className={styles.wrong}>
            {joinSentences([done, t('ui.rows.paste.wrong', { count: wrong.length })]).slice(done.length)}{' '}
            <button type="button" className={styles.link} onClick={goToWrong}>
              {t('ui.rows.paste.show')}
            </button>
          </span>
        )}{' '}
        <button type="button" className={styles.link} aria-keyshortcuts="Control+Z" onClick={onUndo}>
          {t('ui.field.undo')}
        </button>
      </p>
      {changes.length > 0 && (
        <details>
          <summary>{t('ui.rows.paste.changes')}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('ui.rows.paste.line')}</th>
                <th scope="col">{t(labelKey(form.entity, `${list}.${changes[0]?.name}`))}</th>
                <th scope="col">{t('ui.rows.paste.to')}</th>
              </tr>
            </thead>
            <tbody>
              {changes.slice(0, LISTED).map(({ row, name, from, to }) => (
                <tr key={`${row} ${name}`}>
                  <td>{row}</td>
                  <td>{from}</td>
                  <td>{to}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {changes.length > LISTED && <p>{t('ui.rows.paste.moreChanges', { count: changes.length - LISTED })}</p>}
        </details>
      )}
    </div>
  );
}
