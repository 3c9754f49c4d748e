import { m } from '@minikran/i18n/messages'

/** The body of a posted form. Anything else comes from no page of ours: 400 or 405, in words. */
export async function readForm(request: Request): Promise<FormData> {
  if (request.method !== 'POST') throw refusal(405)
  return request.formData().catch(() => {
    throw refusal(400)
  })
}

function refusal(status: 400 | 405): Response {
  return new Response(`${m.form_unreadable_title()}. ${m.form_unreadable_lead()}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 405 && { allow: 'POST' }),
    },
  })
}
