import { useTranslate } from 'react-admin';
import { useCallback, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { useNoteBoards } from './CellNotesContext.ts';
import type { Note, NoteBoard } from './noteBoard.ts';
import styles from './CellNote.module.css';

interface CellNoteProps {
  fieldKey: string;
  tone: Note['tone'];
}

/** What is known of a cell's text: a name beside it, or in amber and with a link that the text stands elsewhere too. */
export function CellNote({ fieldKey, tone }: CellNoteProps) {
  const [list, , name] = fieldKey.split('.');
  const boards = useNoteBoards(`${list}.${name}`);
  return boards.map((board, at) => <BoardNote key={at} board={board} fieldKey={fieldKey} tone={tone} />);
}

function BoardNote({ board, fieldKey, tone }: CellNoteProps & { board: NoteBoard }) {
  const t = useTranslate();
  const notes = useSyncExternalStore(
    useCallback((listener) => board.on(fieldKey, listener), [board, fieldKey]),
    () => board.notes(fieldKey),
  ).filter((note) => note.tone === tone);
  const [first] = notes;
  if (!first) return null;
  const text = first.isName ? first.message : t(first.message, first.args);
  if (tone === 'plain')
    return (
      <span className={styles.plain} title={text}>
        {text}
      </span>
    );
  return (
    <p className={styles.warning} aria-live="polite">
      {text}
      {notes.length > 1 && `, ${t('ui.rows.moreNotes', { count: notes.length - 1 })}`}
      {first.link && (
        <>
          {' – '}
          <Link to={first.link.to}>{t(first.link.message)}</Link>
        </>
      )}
    </p>
  );
}
