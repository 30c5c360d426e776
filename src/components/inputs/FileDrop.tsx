import { useId, useState, type DragEvent, type ReactNode } from 'react';
import { buttonClass } from '../layout/Button.tsx';
import styles from './FileDrop.module.css';

interface FileDropProps {
  /** The button that opens the browser's file dialog. */
  label: string;
  /** Beside the button; `overHint` while a file is held over the area. */
  hint: string;
  overHint: string;
  /** Extensions with their dots, separated by commas. */
  accept: string;
  onChoose: (file: File) => void;
  /** Takes several files at once. */
  isMultiple?: boolean;
  /** A choice that replaces an earlier one is less prominent. */
  variant?: 'contained' | 'outlined';
  /** A file is on its way: no other one can be chosen. */
  isBusy?: boolean;
  /** The result for the chosen file. */
  children?: ReactNode;
}

/**
 * Takes a file, or several, by drag or by the file dialog.
 * @example <FileDrop label="Choose file" hint="or drop it here" overHint="Drop it" accept=".pdf" onChoose={upload} />
 */
export function FileDrop({
  label,
  hint,
  overHint,
  accept,
  onChoose,
  isMultiple = false,
  variant = 'contained',
  isBusy = false,
  children,
}: FileDropProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const choose = (files: FileList | null): void => {
    const chosen = isBusy ? [] : [...(files ?? [])];
    for (const file of isMultiple ? chosen : chosen.slice(0, 1)) onChoose(file);
  };
  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    choose(event.dataTransfer.files);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a larger target for the pointer; keyboard users use the file input inside
    <div
      className={styles.drop}
      data-over={(isOver && !isBusy) || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      {children ? (
        <div className={styles.status}>{children}</div>
      ) : (
        <svg viewBox="0 0 40 40" width="40" height="40" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
          <path d="M8 4.5h17l7 7v24H8zM25 4.5v7h7M20 29V18m-5 5 5-5 5 5" />
        </svg>
      )}
      <div className={styles.choice} hidden={isBusy}>
        <label className={`${buttonClass({ variant })} ${styles.choose}`} htmlFor={`${id}file`}>
          {label}
        </label>
        <input
          id={`${id}file`}
          type="file"
          className={styles.file}
          accept={accept}
          multiple={isMultiple}
          aria-describedby={`${id}hint`}
          onChange={(event) => {
            choose(event.target.files);
            // The same file may be chosen again after it was corrected.
            event.target.value = '';
          }}
        />
        <span id={`${id}hint`} className={styles.hint}>
          {isOver ? overHint : hint}
        </span>
      </div>
    </div>
  );
}
