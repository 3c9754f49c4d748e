import {
  type TechnicalFieldName,
  technicalFields,
} from '@minikran/domain/catalogue/technical-fields'
import { technicalValue } from '@minikran/domain/catalogue/technical-value'
import { m } from '@minikran/i18n/messages'
import { numberText, unitText } from '@minikran/i18n/number-text'
import type { ProductRow } from '../machines.ts'
import { type PdfPage, pdfFile } from './pdf-page.ts'

const left = 56
const right = 539
const valueAt = 400
const rowHeight = 17

const unitSigns: Record<string, string> = { 'kg/cm2': 'kg/cm²' }

type Row = { sv: string; en: string; value: string }

/** The machine's figures on one page, in Swedish with the English words beside. */
export function dataSheet(product: ProductRow): Buffer {
  const rows = figureRows(product)
  const top = 700
  const page: PdfPage = {
    title: `Datablad ${product.title_sv}`,
    texts: [
      { x: left, y: 770, size: 11, text: 'Minikran' },
      { x: left, y: 738, size: 22, isBold: true, text: product.title_sv },
      { x: left, y: 720, size: 11, text: 'Datablad / Data sheet' },
      ...rows.flatMap(({ sv, en, value }, index) => {
        const y = top - (index + 1) * rowHeight
        return [
          { x: left, y, size: 10, isBold: true, text: sv },
          { x: 220, y, size: 10, text: en },
          { x: valueAt, y, size: 10, isBold: true, text: value },
        ]
      }),
      {
        x: left,
        y: 60,
        size: 8,
        text: 'Siffrorna hjälper dig att välja. Föraren och kranens lasttabell avgör.',
      },
      {
        x: left,
        y: 49,
        size: 8,
        text: 'The figures help you choose. The operator and the load chart decide.',
      },
    ],
    lines: [
      { from: [left, top], to: [right, top] },
      ...rows.map((_, index) => {
        const y = top - (index + 1) * rowHeight - 5
        return { from: [left, y], to: [right, y] } as const
      }),
    ],
  }
  return pdfFile(page)
}

function figureRows(product: ProductRow): Row[] {
  const columns: Record<string, unknown> = product
  const fields: Record<string, unknown> = product.fields ?? {}
  return Object.keys(technicalFields).flatMap((key) => {
    const name = key as TechnicalFieldName
    const value = technicalValue(name, columns[name] ?? fields[name])
    if (value?.kind !== 'number') return []
    const label = m[`field_${name}`]
    return [
      {
        sv: label({}, { locale: 'sv' }),
        en: label({}, { locale: 'en' }),
        value: figureText(value.value, value.unit),
      },
    ]
  })
}

function figureText(value: number, unit: string | null): string {
  if (unit === null) return numberText(value, 'sv')
  if (unit === 'deg') return `${numberText(value, 'sv')}°`
  const sign = unit === 'tm' ? m.unit_tonne_metre({}, { locale: 'sv' }) : (unitSigns[unit] ?? unit)
  return unitText({ value, unit: sign }, 'sv')
}
