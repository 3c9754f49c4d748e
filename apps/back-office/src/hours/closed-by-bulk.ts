import type { BulkBody } from '@minikran/contract/admin/bulk'
import { windowAfter } from '@minikran/domain/content/window-after'
import type { HoursSet } from '@minikran/domain/opening-hours/active-hours'
import { closedAppointments } from '@minikran/domain/opening-hours/closed-appointments'
import * as m from '@minikran/i18n/messages'
import type { Values } from '../providers/call-api.ts'
import { closedSentence } from './closed-sentence.ts'
import { loadAppointments } from './load-appointments.ts'
import { loadSets, loadWholeSets, setOf } from './load-hours-sets.ts'

type Action = BulkBody['action']

/** The question to confirm before a bulk action; null when no confirmed appointment would be closed. */
export async function closedByBulk(
  action: Action,
  ids: readonly number[],
  nowMs: number,
): Promise<string | null> {
  if (action === 'order') return null
  const [appointments, before, chosen] = await Promise.all([
    loadAppointments(),
    loadSets(),
    loadWholeSets(ids),
  ])
  const others = before.filter(({ id }) => !ids.includes(id))
  const after = [...others, ...chosen.flatMap((set) => setAfter(action, set, nowMs) ?? [])]
  const sentence = closedSentence(closedAppointments(appointments, { before, after }))
  if (sentence === '') return null
  const anyway =
    action === 'trash' ? m.backoffice_hours_trash_anyway() : m.backoffice_hours_go_on_anyway()
  return `${sentence} ${anyway}`
}

function setAfter(action: Exclude<Action, 'order'>, set: Values, nowMs: number): HoursSet | null {
  if (action === 'trash') return null
  const id = Number(set['id'])
  if (action === 'restore') return setOf(set, id)
  const window = {
    publish_at: set['publish_at'] as string | null,
    unpublish_at: set['unpublish_at'] as string | null,
  }
  return setOf({ ...set, ...windowAfter(action, window, nowMs) }, id)
}
