import type { ApiClient } from '@minikran/contract/api-client'
import type { Visitor } from '@minikran/contract/site-handler'

/** The calls that products are drawn from. */
export type ProductApi = Pick<
  ApiClient,
  'getProductObj' | 'getCraneselectorObj' | 'getCraneFleetArr'
>
/** The API on behalf of one visitor. */
export type ApiFor = (visitor: Visitor) => ProductApi
