export const tabParameter = 'flik'
export const depotTabs = ['oppettider', 'personal'] as const
export type DepotTab = (typeof depotTabs)[number]

/** The tab in an address, by default the opening hours. */
export function tabIn(search: string): DepotTab {
  const named = new URLSearchParams(search).get(tabParameter)
  return depotTabs.find((tab) => tab === named) ?? 'oppettider'
}

/** The address of another tab. */
export function tabAddress(search: string, tab: DepotTab): string {
  const query = new URLSearchParams(search)
  query.set(tabParameter, tab)
  return `?${query}`
}
