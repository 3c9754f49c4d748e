import { m } from '@minikran/i18n/messages'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../components/button.tsx'
import { FormAlert } from '../components/form-alert.tsx'
import type { AccountFaults } from './account-faults.ts'

/** A posted form that was refused: the input with its error messages. */
export type PostedForm = { does: string; values: Record<string, string>; faults: AccountFaults }

type Props = {
  /** The name of the form, since a page has several. */
  does: string
  send: string
  posted: PostedForm | null
  /** Posted by the browser itself: the page with its session check is left. */
  isLast?: boolean
  children: ReactNode
}

/** A form of an account page. It posts to its own page and shows why it was refused. */
export function AccountForm({ does, send, posted, isLast = false, children }: Props) {
  const { state, formData } = useNavigation()
  const isOnItsWay = formData?.get('does') === does
  const form = useRef<HTMLFormElement>(null)
  // After the answer the fields show what is stored, and password fields are empty.
  useEffect(() => {
    const shown = form.current
    return isOnItsWay ? () => shown?.reset() : undefined
  }, [isOnItsWay])
  const faults = posted?.does === does ? posted.faults : {}
  const { '': formError } = faults
  return (
    <Form ref={form} method="post" reloadDocument={isLast} noValidate className="grid gap-4">
      {Object.keys(faults).length > 0 && <FormAlert>{formError ?? m.form_check_input()}</FormAlert>}
      {children}
      <div>
        <Button kind="plain" name="does" value={does} disabled={state === 'submitting'}>
          {send}
        </Button>
      </div>
    </Form>
  )
}

/** Props of a field: its last input, otherwise the stored value, and its error. */
export function fieldOf(posted: PostedForm | null, does: string) {
  const ours = posted?.does === does ? posted : null
  return (name: string, stored = '') => ({
    name,
    defaultValue: ours?.values[name] ?? stored,
    error: ours?.faults[name],
  })
}
