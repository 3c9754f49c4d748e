import type { ItemKind } from '@minikran/domain/content/item-kinds'
import type { Resource } from '../items/resource.ts'
import { prodcatResource, prodsubcatResource } from './categories.ts'
import { companyResource } from './companies.ts'
import { craneselectorResource } from './cranes.ts'
import { depotEmployeeResource, depothoursResource, depotResource } from './depots.ts'
import { manufacturerResource } from './manufacturers.ts'
import { documentResource, imageResource, movieResource } from './media.ts'
import { pageResource } from './pages.ts'
import { postResource } from './posts.ts'
import { presentationResource } from './presentations.ts'
import { productResource } from './products.ts'
import { replyTemplateResource } from './reply-templates.ts'
import { prodtplResource } from './templates.ts'
import { testimonialResource } from './testimonials.ts'
import { userResource } from './users.ts'

const resources: Record<ItemKind, Resource> = {
  products: productResource,
  prodtpls: prodtplResource,
  prodcats: prodcatResource,
  prodsubcats: prodsubcatResource,
  manufacturers: manufacturerResource,
  craneselectors: craneselectorResource,
  posts: postResource,
  presentations: presentationResource,
  pages: pageResource,
  testimonials: testimonialResource,
  depots: depotResource,
  depotemployees: depotEmployeeResource,
  depothours: depothoursResource,
  images: imageResource,
  documents: documentResource,
  movies: movieResource,
  companies: companyResource,
  users: userResource,
  reply_templates: replyTemplateResource,
}

/** Everything that the back office writes; a resource that stands here has all its calls. */
export const allResources: readonly Resource[] = Object.values(resources)
