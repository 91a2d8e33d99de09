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
      <rect x="8.5" y="2.5" width="7" height="6" rx="2" />
      <rect x="2.5" y="15.5" width="7" height="6" rx="2" />
      <rect x="14.5" y="15.5" width="7" height="6" rx="2" />
      <path d="M12 8.5V12M6 15.5V14a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v1.5" />
    </svg>
  );
}
