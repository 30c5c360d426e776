import { useState } from 'react';
import { useTranslate } from 'react-admin';
import styles from './Desk.module.css';

/** Pictures that browsers show. */
const PICTURES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/bmp']);

const PDF = 'application/pdf';

/** Shows the signed agreement where the browser can; other types are saved and opened with a program. */
export function AgreementPreview({ address, name, mime }: { address: string; name: string; mime: string }) {
  const t = useTranslate();
  const [hasFailed, setHasFailed] = useState(false);
  if (mime === PDF && navigator.pdfViewerEnabled) {
    // The headers of the answer allow the frame nothing.
    // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers do not start their viewer in a sandboxed frame
    return (
      <iframe
        className={styles.pdf}
        src={`${address}?preview=true#navpanes=0&view=FitH`}
        title={t('opening.desk.picture', { name })}
      />
    );
  }
  if (!PICTURES.has(mime) || hasFailed) {
    return <p className={styles.noPreview}>{t(hasFailed ? 'opening.desk.previewFailed' : 'opening.desk.noPreview')}</p>;
  }
  return (
    <img
      className={styles.picture}
      src={address}
      alt={t('opening.desk.picture', { name })}
      onError={() => setHasFailed(true)}
    />
  );
}
