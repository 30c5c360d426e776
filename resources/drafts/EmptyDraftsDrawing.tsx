export function EmptyDraftsDrawing() {
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
      <path d="M10 14h54l12 12v72H10zM64 14v12h12" />
      <path d="M20 34h20M20 43h44M20 52h36M20 61h44M20 70h28M20 79h44M20 88h18" strokeWidth="1.25" />
      <path d="M20 25h16" stroke="var(--tpt-palette-primary-main)" strokeWidth="2.5" />
      <path d="M96 78h100l-9 20h-80z" stroke="var(--tpt-palette-primary-main)" />
      <path d="M176 78V50h12v28M180 57h4M180 64h4" />
      <path d="M106 78V64h20v14M126 64h20v14M146 64h20v14M116 64V50h20v14M136 50h20v14M126 50V36h20v14" />
      <path
        d="M112 68v6M119 68v6M132 68v6M139 68v6M152 68v6M159 68v6M122 54v6M129 54v6M142 54v6M149 54v6M132 40v6M139 40v6"
        strokeWidth="1"
      />
      <path
        d="M88 106c6 0 6-4 12-4s6 4 12 4 6-4 12-4 6 4 12 4 6-4 12-4 6 4 12 4 6-4 12-4 6 4 12 4 6-4 12-4"
        strokeWidth="1.25"
      />
    </svg>
  );
}
