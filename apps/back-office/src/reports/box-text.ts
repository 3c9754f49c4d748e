import type { SizeBox } from '@minikran/domain/crane-selection/size-box'
import * as m from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { locale } from '../locale.ts'

/** 'till 5 m', '5–10 m', 'över 30 m'. */
export function boxText({ from, to }: SizeBox, unit: 'm' | 'kg' | 'tm'): string {
  const least = numberText(from, locale)
  if (to === null) return m.backoffice_box_above({ from: least, unit })
  const most = numberText(to, locale)
  return from === 0
    ? m.backoffice_box_up_to({ to: most, unit })
    : m.backoffice_box_between({ from: least, to: most, unit })
}
