import { numberText } from '@minikran/i18n/number-text'
import { useRecordContext } from 'ra-core'
import { DataTable } from 'react-admin'
import { locale } from '../locale.ts'

type Props = { source: string; disableSort?: boolean }

/** A column of figures in the website's format; react-admin's own uses the browser's. */
export function FigureCol(props: Props) {
  return <DataTable.Col {...props} align="right" field={FigureField} />
}

function FigureField({ source }: { source: string }) {
  const figure: unknown = useRecordContext()?.[source]
  return typeof figure === 'number' ? numberText(figure, locale) : '–'
}
