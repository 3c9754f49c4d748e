import type { Company } from '@minikran/contract/company'
import type { Depot } from '@minikran/contract/depots'
import type { MapTiles } from '@minikran/contract/site-handler'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'
import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import type { SiteContext } from './site-context.ts'

/** In both languages, since what is remembered answers in either. */
type Category = {
  path: string
  prodcat_title_sv: string
  prodcat_title_en: string | null
}
/** `hours` of today as figures, null when closed: texts would be loaded on every page. */
type DepotToday = { path: string; corp_city: string; hours: string | null }
type CompanyFacts = {
  company: Company | null
  depots: DepotToday[]
  /** The date of `hours`. */
  today: string
  categories: Category[]
}
/** The logged-in user, as shown on every page. */
export type SessionUser = { id: number; firstname: string; fullname: string; role: number }
export type RootData = Omit<CompanyFacts, 'categories'> & {
  categories: { path: string; title: LocalText }[]
  user: SessionUser | null
  priceType: PriceTypeChoice
  apiKey: string
  publicUrl: string
  mapTiles: MapTiles | null
  hasAnalytics: boolean
}

// Error pages show phone and categories also when the API does not answer.
const lastKnown: CompanyFacts = {
  company: null,
  depots: [],
  today: '',
  categories: [],
}

/** Never fails: the last known data replaces what cannot be loaded. */
export async function loadRoot(site: SiteContext): Promise<RootData> {
  const [company, depots, categories] = await Promise.all([
    site.api.getCompanyObj(),
    site.api.getDepotsArr(),
    site.api.getProdcatsArr(),
  ])
  if (!company.ok && lastKnown.company === null) await restore(site)
  // Error pages must not remember unpublished data of a preview.
  const known = site.preview === null ? lastKnown : { ...lastKnown }
  if (company.ok) known.company = company.data
  if (depots.ok) {
    const { date } = stockholmDateTime(Date.now())
    known.today = date
    known.depots = depots.data.map((depot) => depotToday(depot, date))
  }
  if (categories.ok) known.categories = categories.data.map(categoryTitles)
  if (company.ok && categories.ok) store(site)
  return {
    ...known,
    categories: known.categories.map((category) => ({
      path: category.path,
      title: titleIn(category, 'prodcat_title', site.locale),
    })),
    user: sessionUser(site.session),
    priceType: site.settings.priceType,
    apiKey: site.apiKey,
    publicUrl: site.publicUrl,
    mapTiles: site.mapTiles,
    hasAnalytics: site.analyticsSrc !== null,
  }
}

function sessionUser({ user }: SiteContext['session']): SessionUser | null {
  if (user === null) return null
  const { id, firstname, fullname, role } = user
  return { id, firstname, fullname, role }
}

function depotToday({ path, corp_city, hours_week }: Depot, today: string): DepotToday {
  const hours = hours_week.find(({ date }) => date === today)
  const isOpen = hours !== undefined && !hours.closed
  return { path, corp_city, hours: isOpen ? `${hours.from}–${hours.to}` : null }
}

// Stored on disk, since the API may be unavailable at the first request after a start.
function store({ lastKnown: file }: SiteContext): void {
  const { company, categories } = lastKnown
  file.write(JSON.stringify({ company, categories }))
}

async function restore({ lastKnown: file }: SiteContext): Promise<void> {
  const text = await file.read()
  if (text !== null) Object.assign(lastKnown, JSON.parse(text))
}

function categoryTitles({ path, prodcat_title_sv, prodcat_title_en }: Category): Category {
  return { path, prodcat_title_sv, prodcat_title_en }
}
