import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import { preferencePaths } from './preference-path.ts'

type Props = { sets: keyof typeof preferencePaths; className?: string; children: ReactNode }

/**
 * A plain form for a preference: its buttons have `name="value"`, and the answer redirects back.
 */
export function PreferenceForm({ sets, className, children }: Props) {
  const { pathname, search } = useLocation()
  return (
    <Form
      method="post"
      action={preferencePaths[sets]}
      replace
      preventScrollReset
      className={className}
    >
      <input type="hidden" name="back" value={pathname + search} />
      {children}
    </Form>
  )
}
