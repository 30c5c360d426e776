import { Fragment, useState } from 'react';
import { Button } from '#components/layout/Button.tsx';
import { Dialog } from '#components/layers/Dialog.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { setSingleKeys, singleKeysAreOn } from '#components/list/singleKeys.ts';
import { KEYBOARD_MAP, type KeyTopic } from './keyboardMap.ts';
import { Keys } from './Keys.tsx';
import styles from './palette.module.css';

/** What the keys do, and the switch for those that are single letters and signs (WCAG 2.1.4). */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const [isOn, setOn] = useState(singleKeysAreOn);
  return (
    <Dialog open onClose={onClose} aria-labelledby="keys-title" slotProps={{ paper: { className: styles.help } }}>
      <DialogTitle id="keys-title">{t('palette.helpTitle')}</DialogTitle>
      <DialogContent>
        <div className={styles.columns}>
          {(Object.keys(KEYBOARD_MAP) as KeyTopic[]).map((topic) => (
            <section key={topic} className={styles.topic}>
              <h3>{t(`palette.topics.${topic}`)}</h3>
              <dl>
                {Object.entries(KEYBOARD_MAP[topic] as Record<string, readonly (readonly string[])[]>).map(
                  ([name, ways]) => (
                    <div key={name}>
                      <dt>
                        {ways.map((keys) => (
                          <Fragment key={keys.join()}>
                            <Keys of={keys} />{' '}
                          </Fragment>
                        ))}
                      </dt>
                      <dd>{t(`palette.map.${topic}.${name}`)}</dd>
                    </div>
                  ),
                )}
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
            {t('palette.singleKeys')}
            <small>{t('palette.singleKeysHint')}</small>
          </span>
        </label>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('palette.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
