import { type ConfiguredChart, drawnRows } from '@minikran/domain/crane-selection/configurations'
import { drawMachine } from '@minikran/domain/machine-drawing/draw-machine'
import type { MachineKind } from '@minikran/domain/machine-drawing/machine-figures'
import { figureIn } from '@minikran/domain/machine-drawing/product-machine'
import { drawingWords } from '@minikran/i18n/drawing-words'
import { useGetOne } from 'ra-core'
import { useWatch } from 'react-hook-form'
import type { Values } from '../providers/call-api.ts'
import { SideDrawing } from './side-drawing.tsx'

type Props = { chart: ConfiguredChart; weight: number }

/** The crane with its working range, drawn by the rules of the website while the chart is typed. */
export function ChartDrawing({ chart, weight }: Props) {
  const [type, productId, title] = useWatch({ name: ['crane_type', 'product_id', 'title'] })
  const { data: product } = useGetOne(
    'products',
    { id: productId ?? 0, meta: { whole: true } },
    { enabled: typeof productId === 'number' },
  )
  const technical = (product?.['technical'] ?? {}) as Values
  const figure = (name: string) => figureIn(technical[name] as number | undefined)
  const { views } = drawMachine(
    {
      kind: (type ?? 'spider-crane') as MachineKind,
      length: figure('length'),
      width: figure('width'),
      height: figure('height'),
      length_unfolded: figure('length_unfolded'),
      width_unfolded: figure('width_unfolded'),
      slew_deg: figure('slew_deg'),
      ...drawnRows(chart),
    },
    { weight },
    ['side'],
  )
  const [side] = views
  if (side === undefined) return null
  return <SideDrawing view={side} words={drawingWords(String(title ?? ''))} />
}
