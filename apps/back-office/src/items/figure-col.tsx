import { numberText } from '@minikran/i18n/number-text'
import { DataTable } from 'react-admin'
import { locale } from '../locale.ts'
import type { Values } from '../providers/call-api.ts'

type Props = { source: string; disableSort?: boolean }

/** A column of figures in the website's format; react-admin's own uses the browser's. */
export function FigureCol(props: Props) {
  const figureIn = (record: Values) => {
    const figure = record[props.source]
    return typeof figure === 'number' ? numberText(figure, locale) : '–'
  }
  return <DataTable.Col {...props} align="right" render={figureIn} />
}
