import { m } from '@minikran/i18n/messages'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../components/button.tsx'
import { FormAlert } from '../components/form-alert.tsx'
import type { AccountFaults } from './account-faults.ts'

/** What a posted form came to when it was not done: what was typed comes back with the faults. */
export type PostedForm = { does: string; values: Record<string, string>; faults: AccountFaults }

type Props = {
  /** Which of the page's forms it is. */
  does: string
  send: string
  posted: PostedForm | null
  /** Sent by the browser itself: nothing of the page may live on, such as its check of the session. */
  isLast?: boolean
  children: ReactNode
}

/** One form of an account's page: it posts to its page and says what was refused. */
export function AccountForm({ does, send, posted, isLast = false, children }: Props) {
  const { state, formData } = useNavigation()
  const isOnItsWay = formData?.get('does') === does
  const form = useRef<HTMLFormElement>(null)
  // Answered, it shows what the answer says: what is stored now, and no password.
  useEffect(() => {
    const shown = form.current
    return isOnItsWay ? () => shown?.reset() : undefined
  }, [isOnItsWay])
  const faults = posted?.does === does ? posted.faults : {}
  const { '': whole } = faults
  return (
    <Form ref={form} method="post" reloadDocument={isLast} noValidate className="grid gap-4">
      {Object.keys(faults).length > 0 && <FormAlert>{whole ?? m.form_check_input()}</FormAlert>}
      {children}
      <div>
        <Button kind="plain" name="does" value={does} disabled={state === 'submitting'}>
          {send}
        </Button>
      </div>
    </Form>
  )
}

/** What a field shows: what was typed into it last, else what is stored, and its fault. */
export function fieldOf(posted: PostedForm | null, does: string) {
  const mine = posted?.does === does ? posted : null
  return (name: string, stored = '') => ({
    name,
    defaultValue: mine?.values[name] ?? stored,
    error: mine?.faults[name],
  })
}
