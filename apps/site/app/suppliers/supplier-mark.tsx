/** The initials of a make, since makers' logos are not ours. */
export function SupplierMark({ name }: { name: string }) {
  const [first = '', second] = name.split(/[\s-]+/)
  const initials = second === undefined ? first.slice(0, 2) : `${first[0]}${second[0]}`
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center border border-ink text-small font-strong uppercase"
    >
      {initials}
    </span>
  )
}
