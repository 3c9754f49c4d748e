import type { ConfirmedAppointment } from '@minikran/contract/admin/appointments'
import { readApi } from '../providers/call-api.ts'

/** The pickups and returns to come of confirmed cases. */
export async function loadAppointments(signal?: AbortSignal): Promise<ConfirmedAppointment[]> {
  const { data } = await readApi('getAppointmentsArr', {}, signal)
  return data as ConfirmedAppointment[]
}
