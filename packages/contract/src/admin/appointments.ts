import { z } from '../z.ts'

/** A pickup or return of a confirmed case; `at` is local, 'YYYY-MM-DD HH:mm'. */
export const appointmentSchema = z
  .object({
    case_id: z.int(),
    case_number: z.string(),
    kind: z.enum(['pickup', 'return']),
    depot_id: z.int(),
    at: z.string(),
  })
  .openapi('Appointment')
export type ConfirmedAppointment = z.infer<typeof appointmentSchema>
