import type { Product } from '@minikran/contract/catalogue'
import type { Crane } from '@minikran/contract/crane-selection'
import {
  type TechnicalFieldName,
  technicalFields,
} from '@minikran/domain/catalogue/technical-fields'
import { technicalValue } from '@minikran/domain/catalogue/technical-value'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import { isDrawable } from '@minikran/domain/machine-drawing/draw-machine'
import { productMachine } from '@minikran/domain/machine-drawing/product-machine'
import { m } from '@minikran/i18n/messages'
import { priceRows } from '../../components/price-rows.ts'
import { technicalLabel, technicalText } from '../../components/technical-words.ts'
import {
  type Asked,
  type ComparedFigure,
  type ComparedMachine,
  liftFigures,
} from './compared-machine.ts'

type Known = { product: Product; crane: Crane | null }

/** Any machines as columns of the comparison: every technical field that one of them has. */
export function comparedProducts(machines: Known[], asked: Asked): ComparedMachine[] {
  const names = (Object.keys(technicalFields) as TechnicalFieldName[]).filter((name) =>
    machines.some(({ product }) => technicalValue(name, product[name]) !== null),
  )
  return machines.map((machine) => comparedProduct(machine, names, asked))
}

function comparedProduct(
  { product, crane }: Known,
  names: TechnicalFieldName[],
  { asked, locale }: Asked,
): ComparedMachine {
  const words = { locale }
  const machine = productMachine(product, crane)
  return {
    slug: product.product_slug,
    title: titleIn(product, 'title', locale),
    product: product.product_slug,
    path: product.path,
    price: priceRows(product, locale)[0] ?? null,
    machine: machine !== null && isDrawable(machine) ? machine : null,
    outline: product.outline,
    figures: [
      ...(asked === null ? [] : liftFigures(crane, asked, locale)),
      ...names.map((name): ComparedFigure => {
        const value = technicalValue(name, product[name])
        const text = value === null ? '–' : technicalText(value, locale)
        return { label: technicalLabel(name, locale), text }
      }),
      {
        label: m.product_green_lifting({}, words),
        text: product.green_lifting ? m.compare_yes({}, words) : m.compare_no({}, words),
      },
    ],
  }
}
