import type { ReactNode } from 'react';
import { Drawing } from '../layout/Drawing.tsx';
import type { DrawingName } from '../layout/drawings.ts';
import styles from './ListState.module.css';

/**
 * The empty state of a list: drawing, text, actions.
 * @example <ListState title="No drafts yet" actions={<Button>New ISF-10</Button>}>Begin a filing.</ListState>
 */
export function ListState(props: {
  /** A ship by default. */
  drawing?: DrawingName;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  role?: 'alert';
}) {
  return (
    <div className={styles.state} role={props.role}>
      <Drawing name={props.drawing ?? 'ship'} />
      <h2>{props.title}</h2>
      {props.children && <p>{props.children}</p>}
      {props.actions && <div className={styles.actions}>{props.actions}</div>}
    </div>
  );
}
