import styles from './TenElements.module.css';

const RADIUS = 140;
const GAP_DEGREES = 5;
const ELEMENTS = 10;

export function TenElements() {
  return (
    <svg className={styles.drawing} viewBox="0 0 400 400" aria-hidden="true" focusable="false">
      {Array.from({ length: ELEMENTS }, (_, index) => (
        <path key={index} className={styles.element} d={arc(index)} />
      ))}
      <circle className={styles.two} cx="200" cy="168" r="20" />
      <circle className={styles.two} cx="200" cy="232" r="20" />
    </svg>
  );
}

function arc(index: number): string {
  const step = 360 / ELEMENTS;
  const [fromX, fromY] = pointAt(index * step + GAP_DEGREES / 2);
  const [toX, toY] = pointAt((index + 1) * step - GAP_DEGREES / 2);
  return `M${fromX} ${fromY}A${RADIUS} ${RADIUS} 0 0 1 ${toX} ${toY}`;
}

function pointAt(degrees: number): [string, string] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [(200 + RADIUS * Math.cos(angle)).toFixed(2), (200 + RADIUS * Math.sin(angle)).toFixed(2)];
}
