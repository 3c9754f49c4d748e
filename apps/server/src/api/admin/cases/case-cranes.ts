import type { CaseCrane } from '@minikran/contract/admin-cases'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { CaseParts } from '../../../database/case-parts.ts'
import type { Database } from '../../../database/client.ts'
import { figureColumns } from '../../../database/figure-columns.ts'
import { craneConfigurations, loadChartRows } from '../../../database/load-chart-rows.ts'
import { craneselectors } from '../../../database/schema/cranes.ts'
import { products } from '../../../database/schema/products.ts'
import { presentFigures } from '../../calls/present-figures.ts'

const drawn = {
  id: products.id,
  title_sv: products.title_sv,
  ...figureColumns,
}

/** The drawings of a case's cranes with its lift, also of cranes that are no longer public. */
export async function listCaseCranes(
  db: Database,
  { lift, lines }: Pick<CaseParts, 'lift' | 'lines'>,
): Promise<CaseCrane[]> {
  const ids = lines.flatMap(({ line }) => line.product_id ?? [])
  if (lift === null || ids.length === 0) return []
  const found = await db
    .select({
      crane_type: craneselectors.crane_type,
      rows: loadChartRows,
      configurations: craneConfigurations,
      product: drawn,
    })
    .from(craneselectors)
    .innerJoin(products, eq(products.id, craneselectors.product_id))
    .where(and(inArray(products.id, ids), isNull(craneselectors.deleted_at)))
  const byProduct = new Map(found.map((crane) => [crane.product.id, crane]))
  return lines.flatMap(({ line }) => {
    const crane = byProduct.get(line.product_id ?? 0)
    if (crane === undefined || crane.rows.length === 0) return []
    const { crane_type, rows, product } = crane
    const configurations = crane.configurations.map(({ key }) => ({ key }))
    const drawing = { crane_type, rows, configurations, figures: presentFigures(product) }
    return [{ line: line.line, title_sv: product.title_sv, ...drawing }]
  })
}
