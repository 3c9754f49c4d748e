import type { ReactNode, SubmitEvent } from 'react'
import { Form, useLocation } from 'react-router'
import { chosen } from './chosen.ts'
import { latestSettings } from './latest-settings.ts'
import { preferencePaths } from './preference-path.ts'
import { storeSettings } from './use-settings.ts'

type Props = { sets: keyof typeof preferencePaths; className?: string; children: ReactNode }

/**
 * A plain form for a preference: its buttons have `name="value"`, and the answer redirects back. The
 * choice is stored at once, since the script of the answer may be slow or lost.
 */
export function PreferenceForm({ sets, className, children }: Props) {
  const { pathname, search } = useLocation()
  const action = preferencePaths[sets]
  const store = ({ nativeEvent: { submitter } }: SubmitEvent) => {
    const value = submitter?.getAttribute('value')
    storeSettings({ ...latestSettings(), ...chosen(action, value) })
  }
  return (
    <Form
      method="post"
      action={action}
      onSubmit={store}
      replace
      preventScrollReset
      className={className}
    >
      <input type="hidden" name="back" value={pathname + search} />
      {children}
    </Form>
  )
}
