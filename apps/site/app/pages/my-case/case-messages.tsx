import { caseMessageMaxLength } from '@minikran/domain/cases/case-message'
import { m } from '@minikran/i18n/messages'
import { type FormEvent, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { DoneNotice } from '../../account-pages/done-notice.tsx'
import { useAnswerFocus } from '../../account-pages/use-answer-focus.ts'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { clearDraft, loadDraft, saveDraft } from '../../forms/draft.ts'
import { restoreForm } from '../../forms/restore-form.ts'
import type { CaseView } from './case-view.ts'
import type { CaseFault } from './change-case.ts'

type Props = {
  number: string
  messages: CaseView['messages']
  lang: CaseView['lang']
  /** The idempotency key of a message. */
  messageKey: string
  fault: CaseFault | null
  isSending: boolean
}

/** Messages between customer and depot, with a field for a new one. */
export function CaseMessages({ number, messages, lang, messageKey, fault, isSending }: Props) {
  const refused = fault?.does === 'message' ? fault : null
  const sentCount = messages.filter(({ isOwn }) => isOwn).length
  const { formRef, handleInput } = useMessageDraft(number, sentCount)
  const field = useAnswerFocus<HTMLTextAreaElement>(refused)
  return (
    <section id="meddelanden" className="grid gap-4 border-t border-ink pt-4">
      <h2 className="text-lead">{m.case_messages()}</h2>
      <MessageList messages={messages} lang={lang} />
      <DoneNotice does="meddelande" />
      <Form
        // Empty once the message is in the list; the depot's messages change nothing.
        key={sentCount}
        ref={formRef}
        method="post"
        noValidate
        preventScrollReset
        className="grid max-w-text gap-3 print:hidden"
      >
        <input type="hidden" name="key" value={messageKey} />
        <Field label={m.case_message_label()} error={refused?.sentence}>
          {(control) => (
            <textarea
              {...control}
              ref={field}
              // biome-ignore lint/a11y/noAutofocus: the answer to a form that the browser itself sent.
              autoFocus={refused !== null}
              name="message"
              rows={4}
              readOnly={isSending}
              maxLength={caseMessageMaxLength}
              onInput={handleInput}
              defaultValue={refused?.message}
            />
          )}
        </Field>
        <div>
          <Button name="does" value="message" disabled={isSending}>
            {m.case_message_send()}
          </Button>
        </div>
      </Form>
    </section>
  )
}

function MessageList({ messages, lang }: Pick<Props, 'messages' | 'lang'>) {
  if (messages.length === 0) return <p className="text-muted">{m.case_no_messages()}</p>
  return (
    <ol className="grid gap-4">
      {messages.map(({ id, isOwn, who, at, dateTime, text }) => (
        <li key={id} className={`border-l-2 pl-3 ${isOwn ? 'border-edge' : 'border-ink'}`}>
          <p className="text-small text-muted">
            {who} ·{' '}
            <time dateTime={dateTime} className="whitespace-nowrap">
              {at}
            </time>
          </p>
          <p lang={lang} className="max-w-text whitespace-pre-line">
            {text}
          </p>
        </li>
      ))}
    </ol>
  )
}

/** Keeps what is typed to the depot over a reload, until the customer has sent one message more. */
function useMessageDraft(caseNumber: string, sentCount: number) {
  const formRef = useRef<HTMLFormElement>(null)
  const name = `message-${caseNumber}`
  const sent = String(sentCount)
  // Fills the field from the draft in the browser's storage.
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
