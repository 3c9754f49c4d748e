/** The open state: a filled dot while open, a ring while closed. */
export function OpenStateLine({ isOpen, text }: { isOpen: boolean; text: string }) {
  return (
    <p className="flex items-center gap-2">
      <svg
        aria-hidden="true"
        viewBox="0 0 10 10"
        width="10"
        height="10"
        className={isOpen ? 'text-green' : 'text-muted'}
      >
        <circle
          cx="5"
          cy="5"
          r="4"
          stroke="currentColor"
          strokeWidth="1.5"
          fill={isOpen ? 'currentColor' : 'none'}
        />
      </svg>
      {text}
    </p>
  )
}
