import type { Company } from '@minikran/contract/company'
import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import type { SiteContext } from './site-context.ts'

type CategoryLink = {
  path: string
  prodcat_title_sv: string
  prodcat_title_en: string | null
}
type DepotName = { id: number; corp_city: string; title_sv: string; title_en: string | null }
type CompanyFacts = {
  company: Company | null
  depots: DepotName[]
  categories: CategoryLink[]
}
export type RootData = CompanyFacts & {
  priceType: PriceTypeChoice
  apiKey: string
  publicUrl: string
}

// Reading 1: the error pages offer phone and categories even when the API is gone.
const lastKnown: CompanyFacts = {
  company: null,
  depots: [],
  categories: [],
}

/** Never fails: what cannot be loaded is as last known. */
export async function loadRoot(site: SiteContext): Promise<RootData> {
  const [company, depots, categories] = await Promise.all([
    site.api.getCompanyObj(),
    site.api.getDepotsArr(),
    site.api.getProdcatsArr(),
  ])
  if (company.ok) lastKnown.company = company.data
  if (depots.ok) lastKnown.depots = depots.data.map(depotName)
  if (categories.ok) lastKnown.categories = categories.data.map(categoryLink)
  return {
    ...lastKnown,
    priceType: site.settings.priceType,
    apiKey: site.apiKey,
    publicUrl: site.publicUrl,
  }
}

function depotName({ id, corp_city, title_sv, title_en }: DepotName): DepotName {
  return { id, corp_city, title_sv, title_en }
}

function categoryLink({ path, prodcat_title_sv, prodcat_title_en }: CategoryLink): CategoryLink {
  return { path, prodcat_title_sv, prodcat_title_en }
}
