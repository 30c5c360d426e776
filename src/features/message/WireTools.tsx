import { useNotify, useTranslate } from 'react-admin';
import { Button } from '#components/layout/Button.tsx';
import { saveFile } from '../billForm/draft/saveFile.ts';
import type { WireMap } from '#customs/wireMap.ts';
import type { MaskField } from './wireCells.ts';
import { wireFile } from './wireFile.ts';
import styles from './Wire.module.css';

interface WireToolsProps {
  records: readonly string[];
  map: WireMap;
  maskField: MaskField;
  fileName: string;
  /** Null if the message contains nothing private. */
  privacy: { isOpen: boolean; onToggle: () => void } | null;
}

/** Copies or downloads a message as displayed: masked values stay masked. */
export function WireTools({ records, map, maskField, fileName, privacy }: WireToolsProps) {
  const t = useTranslate();
  const notify = useNotify();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(wireFile(records, map, maskField));
      notify('ui.copy.done', { type: 'success' });
    } catch {
      notify('ui.copy.failed', { type: 'error' });
    }
  }
  function download(): void {
    saveFile(`${fileName}.txt`, 'text/plain', wireFile(records, map, maskField));
  }

  return (
    <div className={styles.tools}>
      <span className={styles.count}>{t('wire.count', { count: records.length })}</span>
      {privacy && (
        <Button aria-pressed={privacy.isOpen} onClick={privacy.onToggle}>
          {t('wire.showPrivate')}
        </Button>
      )}
      <Button onClick={() => void copy()}>{t('wire.copy')}</Button>
      <Button onClick={download}>{t('wire.download')}</Button>
    </div>
  );
}
