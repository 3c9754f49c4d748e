import { isDrawable } from '@minikran/domain/machine-drawing/draw-machine'
import { type DrawnMachine, isGear } from '@minikran/domain/machine-drawing/machine-figures'
import { getLocale } from '@minikran/i18n/runtime'
import { CraneDrawing } from '../../machine-drawing/crane-drawing.tsx'
import { FitCheck } from './fit-check/fit-check.tsx'
import { drawnMachine } from './load-chart/drawn-machine.ts'
import { LiftAt } from './load-chart/lift-at.tsx'
import { LoadChart } from './load-chart/load-chart.tsx'
import { readChart } from './load-chart/named-chart.ts'
import { ProductOutline } from './product-outline.tsx'
import type { ProductView } from './product-view.ts'

/** Drawing, capacity, fit check and load chart. */
export function MachineParts({ product }: { product: ProductView }) {
  const { fit, requested, title, slug } = product
  const chart = readChart(product.chart)
  const machine = drawnMachine(product)
  const csvAddress = `/api/site/getLoadChart?product_slug=${encodeURIComponent(slug)}&lang=${getLocale()}`
  return (
    <div className="grid gap-8">
      <ProductDrawing product={product} machine={machine} />
      <LiftAt key={slug} chart={chart} requested={requested} />
      {machine !== null && !isGear(machine.kind) && <FitCheck machine={fit} />}
      <LoadChart title={title} chart={chart} csvAddress={csvAddress} />
    </div>
  )
}

type ProductDrawingProps = { product: ProductView; machine: DrawnMachine | null }

/** The machine drawn to scale; with too few figures, an outline unless there are pictures. */
function ProductDrawing({ product, machine }: ProductDrawingProps) {
  const { slides, title, requested } = product
  if (machine !== null && isDrawable(machine)) {
    return <CraneDrawing title={title} machine={machine} {...(requested && { requested })} />
  }
  return slides.length === 0 ? <ProductOutline product={product} /> : null
}
