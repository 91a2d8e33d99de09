import { LOGO } from '@stemma/shared/logo';

/** Stemma's mark: one holder above two held. Takes the colour of the text around it. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden
    >
      {LOGO.boxes.map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="7" height="6" rx="2" />
      ))}
      <path d={LOGO.lines} />
    </svg>
  );
}
