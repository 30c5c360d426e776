import { Fragment, useState } from 'react';
import { Button } from '#components/layout/Button.tsx';
import { Dialog } from '#components/layers/Dialog.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { setSingleKeys, singleKeysAreEnabled } from '#components/list/singleKeys.ts';
import { Keys } from './Keys.tsx';
import styles from './palette.module.css';

/**
 * The keys of one part of the app.
 * @example const topic: KeyTopic = { labelKey: 'keys.list', keys: [{ labelKey: 'keys.next', ways: [['j']] }] }
 */
export interface KeyTopic {
  /** Message key of the heading. */
  labelKey: string;
  /** Action label and alternative key sequences. */
  keys: readonly { labelKey: string; ways: readonly (readonly string[])[] }[];
}

interface KeyboardHelpProps {
  topics: readonly KeyTopic[];
  onClose: () => void;
}

/**
 * Lists the keyboard shortcuts, with the switch for single keys (WCAG 2.1.4).
 * @example <KeyboardHelp topics={[{ labelKey: 'keys.list', keys: [{ labelKey: 'keys.open', ways: [['Enter']] }] }]} onClose={close} />
 */
export function KeyboardHelp({ topics, onClose }: KeyboardHelpProps) {
  const t = useTranslate();
  const [isOn, setOn] = useState(singleKeysAreEnabled);
  return (
    <Dialog open onClose={onClose} aria-labelledby="keys-title" slotProps={{ paper: { className: styles.help } }}>
      <DialogTitle id="keys-title">{t('ui.keys.title')}</DialogTitle>
      <DialogContent>
        <div className={styles.columns}>
          {topics.map((topic) => (
            <section key={topic.labelKey} className={styles.topic}>
              <h3>{t(topic.labelKey)}</h3>
              <dl>
                {topic.keys.map(({ labelKey, ways }) => (
                  <div key={labelKey}>
                    <dt>
                      {ways.map((keys) => (
                        <Fragment key={keys.join()}>
                          <Keys of={keys} />{' '}
                        </Fragment>
                      ))}
                    </dt>
                    <dd>{t(labelKey)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <label className={styles.setting}>
          <input
            type="checkbox"
            checked={isOn}
            onChange={() => {
              setSingleKeys(!isOn);
              setOn(!isOn);
            }}
          />
          <span>
            {t('ui.keys.singleKeys')}
            <small>{t('ui.keys.singleKeysHint')}</small>
          </span>
        </label>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('ui.keys.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
