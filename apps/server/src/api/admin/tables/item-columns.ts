import type { z } from '@minikran/contract/z'
import {
  isTechnicalFieldName,
  type TechnicalField,
  technicalFields,
} from '@minikran/domain/catalogue/technical-fields'
import { priceFields } from '@minikran/domain/pricing/price-fields'
import type { Cell } from '../../../spreadsheets/cell.ts'
import type { Fields, Resource } from '../items/resource.ts'
import { clockCell, type Parsed, type Shape, shapes } from './cell-shapes.ts'

/** A column of a resource's table: how a field of the item becomes a cell, and a cell the field. */
export type ItemColumn = {
  /** The head of the column: the field's name, `technical.weight` for one within a field. */
  name: string
  field: string
  read(item: Fields): Cell
  /** Null where the column only shows. */
  write: ((cell: Cell) => Parsed) | null
}

/** The columns of a resource's table: id and version, then the written fields, then the shown ones. */
export function itemColumns(resource: Resource): ItemColumn[] {
  const written = Object.entries(resource.fields.shape).flatMap(([field, schema]) =>
    field === 'technical' ? technicalColumns() : columnsOf(field, schema as z.ZodType),
  )
  const shown = Object.entries(resource.shown).map(([field, schema]) =>
    shapeOf(schema as z.ZodType)?.shape === shapes.instant
      ? clockColumn(field)
      : shownColumn(field),
  )
  return [
    ...['id', 'version'].map((field) => shownColumn(field)),
    ...written,
    ...shown,
    ...['deleted_at', 'created_at', 'updated_at'].map(clockColumn),
    shownColumn('updated_by_name'),
  ]
}

const plainCell = (given: unknown) => shapes.text.read(given)

const shownColumn = (field: string, read = plainCell): ItemColumn => ({
  name: field,
  field,
  read: (item) => read(item[field]),
  write: null,
})

const clockColumn = (field: string) => shownColumn(field, clockCell)

function columnsOf(field: string, schema: z.ZodType): ItemColumn[] {
  const found = shapeOf(schema)
  // Lists of rows, such as load charts, are not in this table.
  if (found === null) return []
  const { isNullable } = found
  const isPrice = priceFields.some((name) => name === field)
  const shape = isPrice ? shapes.bigNumber : found.shape
  const read = (item: Fields) => shape.read(item[field])
  return [{ name: field, field, read, write: (cell) => shape.write(cell, isNullable) }]
}

function technicalColumns(): ItemColumn[] {
  return Object.keys(technicalFields)
    .filter(isTechnicalFieldName)
    .map((name) => {
      const shape = technicalShape(technicalFields[name])
      return {
        name: `technical.${name}`,
        field: 'technical',
        read: (item) => shape.read((item['technical'] as Fields | undefined)?.[name]),
        write: (cell) => shape.write(cell, true),
      }
    })
}

function technicalShape({ kind, unit }: TechnicalField): Shape {
  if (kind === 'text') return shapes.text
  if (kind !== 'number') return shapes.ids
  return unit === 'kg' || unit === 'mm' ? shapes.bigNumber : shapes.number
}

type Found = { shape: Shape; isNullable: boolean }
type Definition = {
  type: string
  format?: string
  innerType?: z.ZodType
  element?: z.ZodType
  values?: unknown[]
}

function shapeOf(schema: z.ZodType, isNullable = false): Found | null {
  const definition = schema.def as unknown as Definition
  const { type, format, innerType, element, values = [] } = definition
  if (innerType !== undefined) return shapeOf(innerType, isNullable || type === 'nullable')
  if (type === 'number') return { shape: shapes.number, isNullable }
  if (type === 'boolean') return { shape: shapes.flag, isNullable }
  if (format === 'datetime') return { shape: shapes.instant, isNullable }
  if (type === 'string' || type === 'enum' || type === 'union') {
    return { shape: shapes.text, isNullable }
  }
  if (type === 'literal') {
    return { shape: typeof values[0] === 'number' ? shapes.number : shapes.text, isNullable }
  }
  if (type === 'object') return { shape: shapes.highlight, isNullable }
  const isOfNumbers = element !== undefined && (element.def as { type: string }).type === 'number'
  return type === 'array' && isOfNumbers ? { shape: shapes.ids, isNullable } : null
}
