/** The wordmark as one line; the K is a crane. */
export function Logo() {
  return (
    <svg
      role="img"
      aria-label="Minikran"
      viewBox="0 0 132 32"
      width="132"
      height="32"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      className="h-8 w-auto"
    >
      <path d="M2 30V14l7 9 7-9v16M23 12.5v17.5M30 30V14l11 16V12.5M48 12.5v17.5M55 12.5v17.5M57 22l10 8" />
      <path d="M74 30V14h6.5a4 4 0 0 1 0 9H74m5.5 0 6 7M91 30l7-16 7 16m-11.5-5h9M112 30V14l11 16V12.5" />
      <path d="M56 22 76 3h47" className="stroke-signal" />
      <path d="M123 3v6" strokeWidth="1.5" />
    </svg>
  )
}
