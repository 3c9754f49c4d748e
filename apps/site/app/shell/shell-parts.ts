import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { sleepingPart } from '../components/sleeping-part.tsx'

/** What makes the parts around a page look different: a change wakes them. */
type Shown = { address: string; locale: Locale; priceType: PriceTypeChoice }

/** The inquiry list, which two of them count. */
type Listed = Shown & { listed: string }

const load = () => import('./around-page.ts')

export const header = sleepingPart<Listed>(async () => (await load()).SiteHeader)
export const footer = sleepingPart<Shown>(async () => (await load()).SiteFooter)
export const bottomBar = sleepingPart<Listed>(async () => (await load()).BottomBar)

/** For the server, which shows all of them. */
export const wakeShell = () => Promise.all([header.wake(), footer.wake(), bottomBar.wake()])
