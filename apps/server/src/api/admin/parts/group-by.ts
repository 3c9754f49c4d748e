/** Rows by owner, each owner's in the order in which they came. */
export function groupBy<Row, Item>(
  rows: readonly Row[],
  ownerOf: (row: Row) => number,
  itemOf: (row: Row) => Item,
): Map<number, Item[]> {
  const groups = new Map<number, Item[]>()
  for (const row of rows) {
    const owner = ownerOf(row)
    const group = groups.get(owner)
    if (group === undefined) groups.set(owner, [itemOf(row)])
    else group.push(itemOf(row))
  }
  return groups
}
