export function EmptyFilingsDrawing() {
  return (
    <svg
      width="208"
      height="120"
      viewBox="0 0 208 120"
      fill="none"
      stroke="var(--tpt-palette-text-secondary)"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M128 52l34-22 34 22zM132 52v6h60v-6M136 58v34M150 58v34M174 58v34M188 58v34M130 92h64M126 100h72" />
      <path d="M162 30V14h14l-3 4 3 4h-14" />
      <path d="M22 54h58v36H22zM22 54l29 22 29-22" stroke="var(--tpt-palette-primary-main)" />
      <path d="M90 72h8M104 72h8M8 62h8M4 72h10M8 82h8" />
    </svg>
  );
}
