import type { CraneFigures } from '@minikran/contract/crane-selection'
import { craneFigureFields, figuresOf } from '@minikran/domain/machine-drawing/machine-figures'

type Measured = { fields: Record<string, unknown>; [column: string]: unknown }

/** The figures of a crane, from its product's columns and the JSON column `fields`. */
export function presentFigures(product: Measured | null): CraneFigures {
  const fields: Record<string, unknown> = { ...product?.fields, ...product }
  return figuresOf(fields, craneFigureFields)
}
