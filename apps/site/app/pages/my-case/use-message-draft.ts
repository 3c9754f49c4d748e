import { type FormEvent, useEffect, useRef } from 'react'
import { clearDraft, loadDraft, saveDraft } from '../../forms/draft.ts'
import { restoreForm } from '../../forms/restore-form.ts'

/** Keeps what is typed to the depot over a reload, until the customer has sent one message more. */
export function useMessageDraft(caseNumber: string, sentCount: number) {
  const formRef = useRef<HTMLFormElement>(null)
  const name = `message-${caseNumber}`
  const sent = String(sentCount)
  useEffect(() => {
    const values = loadDraft(name)?.values
    if (values?.['sent'] !== sent) clearDraft(name)
    else if (formRef.current !== null) restoreForm(formRef.current, values)
  }, [name, sent])
  const handleInput = ({ currentTarget }: FormEvent<HTMLTextAreaElement>) => {
    const values = { message: currentTarget.value, sent }
    saveDraft(name, { values, pending: null })
  }
  return { formRef, handleInput }
}
