import type { ReactNode } from 'react';
import styles from './ListState.module.css';

/**
 * What stands where rows would: a drawing, a sentence, what to do now.
 * @example <ListState title="No drafts yet" actions={<Button>New ISF-10</Button>}>Begin a filing.</ListState>
 */
export function ListState(props: {
  drawing?: ReactNode;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  role?: 'alert';
}) {
  return (
    <div className={styles.state} role={props.role}>
      {props.drawing}
      <h2>{props.title}</h2>
      {props.children && <p>{props.children}</p>}
      {props.actions && <div className={styles.actions}>{props.actions}</div>}
    </div>
  );
}
