import type { ApiClient } from '@minikran/contract/api-client'
import type { Visitor } from '@minikran/contract/site-handler'

/** The calls that products are drawn from. */
export type ProductApi = Pick<
  ApiClient,
  'getProductObj' | 'getCraneselectorObj' | 'getCraneFleetArr'
>
/** The API as it is open to one visitor. */
export type ApiFor = (visitor: Visitor) => ProductApi
