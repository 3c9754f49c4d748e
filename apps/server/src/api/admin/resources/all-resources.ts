import type { ItemKind } from '@minikran/domain/content/item-kinds'
import type { Resource } from '../items/resource.ts'
import { categoryResources } from './categories.ts'
import { companyResource } from './companies.ts'
import { contentResources } from './content.ts'
import { craneselectorResource } from './cranes.ts'
import { depotResources } from './depots.ts'
import { manufacturerResource } from './manufacturers.ts'
import { mediaResources } from './media.ts'
import { postResource } from './posts.ts'
import { presentationResource } from './presentations.ts'
import { productResource } from './products.ts'
import { replyTemplateResource } from './reply-templates.ts'
import { prodtplResource } from './templates.ts'
import { userResource } from './users.ts'

const resources: Record<ItemKind, Resource> = {
  products: productResource,
  prodtpls: prodtplResource,
  ...categoryResources,
  manufacturers: manufacturerResource,
  craneselectors: craneselectorResource,
  posts: postResource,
  presentations: presentationResource,
  ...contentResources,
  ...depotResources,
  ...mediaResources,
  companies: companyResource,
  users: userResource,
  reply_templates: replyTemplateResource,
}

/** All kinds of items of the back office; each gets all calls of `resourceCalls`. */
export const allResources: readonly Resource[] = Object.values(resources)
