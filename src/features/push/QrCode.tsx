import { create } from 'qrcode';
import { useMemo } from 'react';
import styles from './Push.module.css';

/** Modules of white around the code (ISO/IEC 18004 requires four). */
const QUIET = 4;

/**
 * A QR code as vector drawing.
 * @example <QrCode text="https://isf.test/bind" label="QR code" className={styles.code} />
 */
export function QrCode({
  text,
  label,
  className,
  isExpired,
}: {
  text: string;
  label: string;
  className?: string | undefined;
  isExpired?: boolean;
}) {
  const { size, path } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    const dark = Array.from(modules.data).flatMap((isDark, index) =>
      isDark ? [`M${(index % modules.size) + QUIET} ${Math.floor(index / modules.size) + QUIET}h1v1h-1z`] : [],
    );
    return { size: modules.size + 2 * QUIET, path: dark.join('') };
  }, [text]);
  return (
    <figure className={className} data-expired={isExpired || undefined}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
        <path d={path} fill="#000" />
      </svg>
      <figcaption className={styles.hidden}>{label}</figcaption>
    </figure>
  );
}
