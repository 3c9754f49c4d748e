import type { SizeBox } from '@minikran/domain/crane-selection/size-box'
import * as m from '@minikran/i18n/messages'

/** 'till 5 m', '5–10 m', 'över 30 m'. */
export function boxText({ from, to }: SizeBox, unit: 'm' | 'kg'): string {
  if (to === null) return m.backoffice_box_above({ from, unit })
  return from === 0
    ? m.backoffice_box_up_to({ to, unit })
    : m.backoffice_box_between({ from, to, unit })
}
