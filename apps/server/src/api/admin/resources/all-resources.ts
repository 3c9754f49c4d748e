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

/** Everything that the back office writes; a resource that stands here has all its calls. */
export const allResources: readonly Resource[] = [
  productResource,
  prodtplResource,
  prodcatResource,
  prodsubcatResource,
  manufacturerResource,
  craneselectorResource,
  postResource,
  presentationResource,
  pageResource,
  testimonialResource,
  depotResource,
  depotEmployeeResource,
  depothoursResource,
  imageResource,
  documentResource,
  movieResource,
  companyResource,
  userResource,
  replyTemplateResource,
]
