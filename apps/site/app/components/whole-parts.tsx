/** Keeps each date and each case number, with its full stop, on one line that is wide enough for it. */
export function withWholeParts(text: string) {
  const parts = text.split(/((?:\p{L}+ \d+ \p{L}+ \d{4}|MK-\d{4}-\d+)[.,]?)/u)
  if (parts.length === 1) return text
  // One element, so that a flex box does not take its parts apart.
  return (
    <span>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={part} className="inline-block">
            {part}
          </span>
        ),
      )}
    </span>
  )
}
