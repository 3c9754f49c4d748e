import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { SimpleForm, type SimpleFormProps, useRecordContext } from 'react-admin'
import { useFormState } from 'react-hook-form'
import type { Values } from '../providers/call-api.ts'
import { formFaults } from './form-faults.ts'
import { NotedEdits } from './unsaved-edits.ts'

/** Messages by field, for rules of one kind of item. */
export type OwnFaults = (values: Values) => Values
type Props = Omit<SimpleFormProps, 'children' | 'validate'> & {
  children: ReactNode
  faults?: OwnFaults | undefined
}
type Mark = RefObject<HTMLSpanElement | null>

/** A form that shows its own messages beside the fields and focuses the first invalid field. */
export function CheckedForm({ children, faults = () => ({}), ...props }: Props) {
  const mark = useRef<HTMLSpanElement>(null)
  const stored = useRecordContext()
  return (
    <SimpleForm
      {...props}
      noValidate
      validate={(values) => ({
        ...faults(values),
        ...formFaults(formAround(mark), values, stored),
      })}
    >
      <FirstFault mark={mark} />
      <NotedEdits />
      {children}
    </SimpleForm>
  )
}

// Not found by an id: react-admin would also give it to the box inside the form.
const formAround = ({ current }: Mark) => current?.closest('form') ?? null

/** Focuses the first invalid field after a submission that the form or the server refused. */
function FirstFault({ mark }: { mark: Mark }) {
  const { submitCount } = useFormState()
  useEffect(() => {
    if (submitCount === 0) return
    formAround(mark)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount, mark])
  return <span ref={mark} hidden />
}
