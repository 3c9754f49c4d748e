import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { sleepingPart } from '../../components/sleeping-part.tsx'
import type { ProductView } from './product-view.ts'
import { productGallery } from './sleeping-gallery.tsx'
import { productMedia } from './sleeping-media.tsx'

/** The price type wakes the view, which asks for it itself. */
type ViewProps = { product: ProductView; priceType: PriceTypeChoice }

// A view is made anew when it is touched: what sleeps inside must not show empty for a moment, so
// it is woken first.

export const machineView = sleepingPart<ViewProps>(async () => {
  const { MachineView, machineParts, relatedMachines } = await import('./machine-view.tsx')
  await Promise.all([
    machineParts.wake(),
    relatedMachines.wake(),
    productGallery.wake(),
    productMedia.wake(),
  ])
  return MachineView
})

export const courseView = sleepingPart<ViewProps>(async () => {
  const { CourseView, courseOutline } = await import('./course-view.tsx')
  await Promise.all([courseOutline.wake(), productGallery.wake(), productMedia.wake()])
  return CourseView
})
