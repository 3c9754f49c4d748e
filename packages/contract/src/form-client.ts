import type { CreditAnswer, CreditBody } from './credit.ts'
import type { InquiryAnswer, InquiryBody } from './inquiries.ts'
import type {
  ConfirmedRegistration,
  RegistrationAnswer,
  RegistrationBody,
} from './registrations.ts'
import { createSender, type SenderOptions } from './send-call.ts'
import type { ServiceAnswer, ServiceBody } from './service.ts'
import type { UploadAnswer } from './uploads.ts'

export type FormClient = ReturnType<typeof createFormClient>

/** How forms are sent: the public writing calls. Apart from the reading ones, which every page loads. */
export function createFormClient(options: SenderOptions) {
  const send = createSender(options)
  const post = <T>(path: string, body: unknown, idempotencyKey?: string) =>
    send<T>(`site/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
    })
  return {
    /** The picture's own bytes say what it is. */
    uploadInquiryImage: (picture: Blob) => {
      const form = new FormData()
      form.append('image', picture)
      return send<UploadAnswer['data']>('site/uploadInquiryImage', { method: 'POST', body: form })
    },
    makeInquery: (body: InquiryBody, idempotencyKey: string) =>
      post<InquiryAnswer['data']>('makeInquery', body, idempotencyKey),
    makeEducationRegistration: (body: RegistrationBody, idempotencyKey: string) =>
      post<RegistrationAnswer['data']>('makeEducationRegistration', body, idempotencyKey),
    confirmRegistration: (body: { token: string }) =>
      post<ConfirmedRegistration>('confirmRegistration', body),
    makeCreditApplication: (body: CreditBody, idempotencyKey: string) =>
      post<CreditAnswer['data']>('makeCreditApplication', body, idempotencyKey),
    makeServiceRequest: (body: ServiceBody, idempotencyKey: string) =>
      post<ServiceAnswer['data']>('makeServiceRequest', body, idempotencyKey),
  }
}
