import type { CreditBody } from '@minikran/contract/credit'
import type { InquiryBody } from '@minikran/contract/inquiries'
import type { RegistrationAnswer, RegistrationBody } from '@minikran/contract/registrations'
import type { ServiceBody } from '@minikran/contract/service'
import { browserForms } from '../../forms/browser-forms.ts'
import { clearDraft, loadDraft, type Pending, saveDraft } from '../../forms/draft.ts'
import { clearPictures } from '../../forms/pictures/picture-list.ts'
import { type SendOutcome, sendForm } from '../../forms/send.ts'
import type { readUnsent } from '../../forms/unsent.ts'
import { takeFromList } from '../../inquiry/inquiry-list.ts'
import { rememberSentCase } from '../../sent-cases/sent-cases.ts'

export type Unsent = NonNullable<ReturnType<typeof readUnsent>>

/** A registration's answer also tells its seats. */
export type SentAnswer = { case_number: string } & Partial<RegistrationAnswer['data']>

/** Sends a form again under its key, so that it becomes one case however often it is sent. */
export async function sendAgain(
  unsent: Unsent,
  pending: Pending,
): Promise<SendOutcome<SentAnswer>> {
  const outcome = await sendPending(unsent, pending)
  if (outcome.kind === 'sent') {
    clearDraft(unsent.name)
    const { kind, about } = unsent
    const number = outcome.answer.case_number
    rememberSentCase({ number, kind, about, sentAtMs: Date.now() })
    if (unsent.kind === 'inquiry') forgetMachines(unsent.path)
    if (unsent.kind === 'service') clearPictures('service')
  }
  if (outcome.kind === 'refused') {
    saveDraft(unsent.name, { values: loadDraft(unsent.name)?.values ?? {}, pending: null })
  }
  return outcome
}

// The browser wrote the body itself, and the server checks it.
function sendPending({ kind }: Unsent, { key, body }: Pending): Promise<SendOutcome<SentAnswer>> {
  const forms = browserForms()
  switch (kind) {
    case 'inquiry':
      return sendForm(forms.makeInquery, { key, body: body as InquiryBody })
    case 'registration':
      return sendForm(forms.makeEducationRegistration, { key, body: body as RegistrationBody })
    case 'credit':
      return sendForm(forms.makeCreditApplication, { key, body: body as CreditBody })
    case 'service':
      return sendForm(forms.makeServiceRequest, { key, body: body as ServiceBody })
  }
}

function forgetMachines(path: string): void {
  clearPictures('inquiry')
  takeFromList(new URL(path, location.origin).searchParams.getAll('produkt'))
}
