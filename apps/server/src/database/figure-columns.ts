import { technicalFields } from '@minikran/domain/catalogue/technical-fields'
import { craneFigureFields } from '@minikran/domain/machine-drawing/machine-figures'
import { products } from './schema/products.ts'

type Figure = (typeof craneFigureFields)[number]
type Column = {
  [Name in Figure]: (typeof technicalFields)[Name]['column'] extends true ? Name : never
}[Figure]

const isColumn = (name: Figure): name is Column => technicalFields[name].column
const columns = craneFigureFields.filter(isColumn).map((name) => [name, products[name]])

/** The columns that `api/calls/present-figures.ts` reads. */
export const figureColumns = {
  ...(Object.fromEntries(columns) as Pick<typeof products, Column>),
  fields: products.fields,
}
