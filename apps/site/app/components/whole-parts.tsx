/** Keeps each date and each case number on one line. */
export function withWholeParts(text: string) {
  return text.split(/(\p{L}+ \d+ \p{L}+ \d{4}|MK-\d{4}-\d+)/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
