import { dateText } from '@minikran/i18n/date-text'
import { getLocale } from '@minikran/i18n/runtime'
import { useRootData } from '../use-root-data.ts'

/** In print only: company, date, and the address of the page. */
export function PrintedFrom({ path }: { path: string }) {
  const { company, today, publicUrl } = useRootData()
  const parts = [
    ...(company === null ? [] : [company.name, company.phone]),
    ...(today === '' ? [] : [dateText(today, getLocale())]),
    publicUrl + path,
  ]
  return <p className="hidden text-small wrap-anywhere print:block">{parts.join(' · ')}</p>
}
