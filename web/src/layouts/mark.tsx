/** The mark: a door arch with its keyhole. */
export const Mark = ({ size = 32 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
    <rect width="32" height="32" rx="8" fill="var(--primary)" />
    <path d="M8 24.5V16a8 8 0 0 1 16 0v8.5" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
    <circle cx="16" cy="16.5" r="2.6" fill="#fff" />
    <path d="M16 17v7.5" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
  </svg>
)
