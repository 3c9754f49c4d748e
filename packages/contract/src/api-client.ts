import type { LiftPlan } from '@minikran/domain/lift-planning/lift-plan'
import type { AccountLink } from './auth.ts'
import type {
  ListedProduct,
  Prodcat,
  ProdcatWithContents,
  ProdsubcatWithProducts,
  Product,
} from './catalogue.ts'
import type { Company } from './company.ts'
import type { ContentLists, Page as OwnPage } from './content.ts'
import type {
  Crane,
  CraneNearMiss,
  FleetCrane,
  SelectedCrane,
  UnchartedCranes,
} from './crane-selection.ts'
import type { Depot, DepotEmployee, DepotHours } from './depots.ts'
import type { Education } from './educations.ts'
import type { FormChallenge, FormKind } from './forms.ts'
import type { Manufacturer, ManufacturerWithProducts } from './manufacturers.ts'
import type { Post, PostWithNeighbours } from './posts.ts'
import type { ListedPresentation, Presentation } from './presentations.ts'
import type { ListQuery, ProductFiltersAnswer } from './product-lists.ts'
import {
  type ApiResult,
  createSender,
  type Query,
  queryText,
  type SenderOptions,
} from './send-call.ts'

type Paging = { page?: number; per_page?: number }
/** Numbers as typed, with comma or dot: the API judges them. */
type LiftQuery = {
  platform?: string
  depot?: string
  height: string | number
  radius: string | number
  weight: string | number
}
type CraneName = { slug: string } | { product_slug: string }
export type ApiClient = ReturnType<typeof createApiClient>

/** How pages get their data: typed reading calls, no exception for a refused call. */
export function createApiClient(options: SenderOptions) {
  const send = createSender(options)
  const get: Get = <T>(path: string, query: Query = {}, signal?: AbortSignal) =>
    send<T>(`site/${path}${queryText(query)}`, { method: 'GET', ...(signal && { signal }) })
  return {
    ...catalogueCalls(get),
    ...craneCalls(get),
    ...depotCalls(get),
    ...contentCalls(get),
    getAccountLink: (query: { token: string }) =>
      send<AccountLink>(`auth/getAccountLink${queryText(query)}`, { method: 'GET' }),
  }
}

type Get = <T>(path: string, query?: Query, signal?: AbortSignal) => Promise<ApiResult<T>>

const catalogueCalls = (get: Get) => ({
  getProdcatsArr: () => get<Prodcat[]>('getProdcatsArr'),
  getProdcatObj: (query: { prodcat_slug: string } & Paging & ListQuery) =>
    get<ProdcatWithContents>('getProdcatObj', query),
  getProdsubcatObj: (
    query: { prodcat_slug: string; prodsubcat_slug: string } & Paging & ListQuery,
  ) => get<ProdsubcatWithProducts>('getProdsubcatObj', query),
  getProductsArr: (query: { search?: string } & Paging & ListQuery = {}) =>
    get<ListedProduct[]>('getProductsArr', query),
  getProductFiltersObj: (
    query: Omit<ListQuery, 'sort' | 'lang'> & {
      prodcat_slug?: string
      prodsubcat_slug?: string
      search?: string
    },
  ) => get<ProductFiltersAnswer>('getProductFiltersObj', query),
  getRelatedProductsArr: (query: { product_slug: string }) =>
    get<ListedProduct[]>('getRelatedProductsArr', query),
  getProductObj: (query: { product_slug: string; no_count?: string }) =>
    get<Product>('getProductObj', query),
  getEducationsArr: () => get<Education[]>('getEducationsArr'),
  getManufacturersArr: () => get<Manufacturer[]>('getManufacturersArr'),
  getManufacturerObj: (query: { manufacturer_slug: string }) =>
    get<ManufacturerWithProducts>('getManufacturerObj', query),
})

const craneCalls = (get: Get) => ({
  /** `signal` cancels a search that further typing has replaced. */
  getCraneselectorsArr: (query: LiftQuery & Paging & { no_count?: string }, signal?: AbortSignal) =>
    get<SelectedCrane[]>('getCraneselectorsArr', query, signal),
  getCraneNearMissesArr: (
    query: LiftQuery & { extra?: string | number; per_page?: number },
    signal?: AbortSignal,
  ) => get<CraneNearMiss[]>('getCraneNearMissesArr', query, signal),
  getUnchartedCranesObj: (query: LiftQuery, signal?: AbortSignal) =>
    get<UnchartedCranes>('getUnchartedCranesObj', query, signal),
  getCraneFleetArr: (lift: Partial<LiftQuery>, signal?: AbortSignal) =>
    get<FleetCrane[]>('getCraneFleetArr', lift, signal),
  getCraneselectorObj: (query: CraneName) => get<Crane>('getCraneselectorObj', query),
  getLiftPlan: (query: Record<string, string>) => get<LiftPlan>('getLiftPlan', query),
})

const depotCalls = (get: Get) => ({
  getDepotsArr: () => get<Depot[]>('getDepotsArr'),
  getDepotObj: (query: { depot_slug: string }) => get<Depot>('getDepotObj', query),
  getDepot: (query: { depot_id: number }) => get<Depot>('getDepot', query),
  getDepotEmployeesArr: () => get<DepotEmployee[]>('getDepotEmployeesArr'),
  getDepotHours: (query: { depot_id: number }) => get<DepotHours>('getDepotHours', query),
  getDepotProductsArr: (query: { depot_slug: string; kind: 'machine' | 'course' } & Paging) =>
    get<ListedProduct[]>('getDepotProductsArr', query),
})

const contentCalls = (get: Get) => ({
  getPostsArr: (query: { show_amount?: number } = {}) => get<Post[]>('getPostsArr', query),
  getPostObj: (query: { post_slug: string; no_count?: string }) =>
    get<PostWithNeighbours>('getPostObj', query),
  getPresentationsArr: (query: { show_amount?: number; product_slug?: string } = {}) =>
    get<ListedPresentation[]>('getPresentationsArr', query),
  getPresentationObj: (query: { presentation_slug: string; no_count?: string }) =>
    get<Presentation>('getPresentationObj', query),
  getCompanyObj: () => get<Company>('getCompanyObj'),
  getList: <Name extends keyof ContentLists>(name: Name) => get<ContentLists[Name]>(name),
  getPageObj: (query: { page_key: string }) => get<OwnPage>('getPageObj', query),
  /** Null for somebody who is logged in: the form has no sum question then. */
  getFormChallenge: (query: { form: FormKind }) =>
    get<FormChallenge | null>('getFormChallenge', query),
})
