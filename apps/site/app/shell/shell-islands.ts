import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { island } from '../islands/island.tsx'

/** Props that change what the shell shows: a change loads it. */
type Shown = { address: string; locale: Locale; priceType: PriceTypeChoice }

/** The inquiry list, which two of them count. */
type Listed = Shown & { listed: string }

const load = () => import('./shell-components.ts')

export const header = island<Listed>(async () => (await load()).SiteHeader)
export const footer = island<Shown>(async () => (await load()).SiteFooter)
export const bottomBar = island<Listed>(async () => (await load()).BottomBar)

/** For the server, which renders all of them. */
export const loadShell = () => Promise.all([header.load(), footer.load(), bottomBar.load()])
