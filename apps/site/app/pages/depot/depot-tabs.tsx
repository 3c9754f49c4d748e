import { m } from '@minikran/i18n/messages'
import type { KeyboardEvent, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../../components/link.tsx'
import { useIsHydrated } from '../../components/use-is-hydrated.ts'
import { type DepotTab, depotTabs, tabAddress, tabIn } from './depot-tab.ts'

const titles: Record<DepotTab, () => string> = {
  oppettider: m.depot_tab_hours,
  personal: m.depot_tab_staff,
}
const steps: Record<string, (at: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: () => -1,
}

/** Tabs as links; without script both panels are shown. */
export function DepotTabs({ panels }: { panels: Record<DepotTab, ReactNode> }) {
  const { search } = useLocation()
  const isHydrated = useIsHydrated()
  const shown = tabIn(search)
  return (
    <div>
      <div
        role="tablist"
        aria-label={m.depot_tabs()}
        className="flex flex-wrap border-b border-line print:hidden"
      >
        {depotTabs.map((tab) => (
          <Link
            key={tab}
            id={`flik-${tab}`}
            role="tab"
            to={tabAddress(search, tab)}
            replace
            preventScrollReset
            aria-selected={tab === shown}
            aria-controls={`panel-${tab}`}
            // A roving tab index with arrow keys; plain links without script.
            tabIndex={isHydrated && tab !== shown ? -1 : undefined}
            onKeyDown={(event) => step(event, depotTabs.indexOf(shown))}
            className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent px-4 font-medium aria-selected:border-ink"
          >
            {titles[tab]()}
          </Link>
        ))}
      </div>
      {depotTabs.map((tab) => (
        <div
          key={tab}
          id={`panel-${tab}`}
          role="tabpanel"
          aria-labelledby={`flik-${tab}`}
          className={tab === shown ? 'py-4' : 'hidden py-4 noscript:block print:block'}
        >
          {panels[tab]}
        </div>
      ))}
    </div>
  )
}

/** Arrow keys, Home and End open another tab than the one at `shown`. */
function step(event: KeyboardEvent<HTMLElement>, shown: number) {
  const next = steps[event.key]?.(shown)
  if (next === undefined) return
  event.preventDefault()
  const tabs = event.currentTarget.parentElement?.children
  const tab = tabs?.item((next + depotTabs.length) % depotTabs.length)
  if (!(tab instanceof HTMLElement)) return
  tab.focus()
  tab.click()
}
