import type { ConfiguredChart } from '@minikran/domain/crane-selection/configurations'
import { craneMachine } from '@minikran/domain/machine-drawing/crane-machine'
import { drawMachine } from '@minikran/domain/machine-drawing/draw-machine'
import { drawingWords } from '@minikran/i18n/drawing-words'
import { useGetOne } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { useTellQueryError } from '../items/use-tell-problem.ts'
import type { Values } from '../providers/call-api.ts'
import { SideDrawing } from './side-drawing.tsx'

type Props = { chart: ConfiguredChart; weight: number }

/** The crane with its working range, drawn as on the website. */
export function ChartDrawing({ chart, weight }: Props) {
  const [type, productId, title] = useWatch({ name: ['crane_type', 'product_id', 'title'] })
  const { data: product, error } = useGetOne(
    'products',
    { id: productId ?? 0, meta: { whole: true } },
    { enabled: typeof productId === 'number', retry: false },
  )
  useTellQueryError(error)
  const figures = (product?.['technical'] ?? {}) as Values
  const machine = craneMachine({ crane_type: type, figures, ...chart })
  const { views } = drawMachine(machine, { weight }, { wanted: ['side'] })
  const [side] = views
  if (side === undefined) return null
  return <SideDrawing view={side} words={drawingWords(String(title ?? ''))} />
}
