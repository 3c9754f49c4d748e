import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { island } from '../../islands/island.tsx'
import { gallery } from '../../media/gallery-island.tsx'
import { productMedia } from './media-island.tsx'
import type { ProductView } from './product-view.ts'

/** A change of the price type loads the view. */
type ViewProps = { product: ProductView; priceType: PriceTypeChoice }

// A page awaits only its view, which loads the islands inside.
export const machineView = island<ViewProps>(async () => {
  const { MachineView, machineParts, relatedMachines } = await import('./machine-view.tsx')
  await Promise.all([
    machineParts.load(),
    relatedMachines.load(),
    gallery.load(),
    productMedia.load(),
  ])
  return MachineView
})

export const courseView = island<ViewProps>(async () => {
  const { CourseView, courseOutline } = await import('./course-view.tsx')
  await Promise.all([courseOutline.load(), gallery.load(), productMedia.load()])
  return CourseView
})
