import { likelyDepot } from '../depots/looked-at.ts'
import type { Draft } from '../forms/draft.ts'
import type { DepotOption } from './depot-option.ts'
import type { InquiryProduct } from './inquiry-product.ts'

/** The first machine's own depot, if the form offers it. */
export function ownDepot(
  products: readonly InquiryProduct[],
  depots: readonly DepotOption[],
): string {
  const id = products[0]?.depotId ?? null
  return depots.some((depot) => depot.id === id) ? String(id) : ''
}

/** Chooses the draft's depot; without one and without the machine's own, the last viewed or nearest. */
export function chooseDepot(
  form: HTMLFormElement,
  draft: Draft | null,
  depots: readonly DepotOption[],
): void {
  const select = form.elements.namedItem('depot_id')
  if (!(select instanceof HTMLSelectElement)) return
  const drafted = depots.find(({ id }) => String(id) === draft?.values['depot_id'])
  const slug = likelyDepot()
  const likely = select.value === '' ? depots.find((depot) => depot.slug === slug) : undefined
  const chosen = drafted ?? likely
  if (chosen !== undefined) select.value = String(chosen.id)
}
