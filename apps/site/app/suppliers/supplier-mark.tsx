/** A make's initials as a drawn mark: the makers' own logos are not ours to copy. */
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
