import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { SimpleForm, type SimpleFormProps, useRecordContext } from 'react-admin'
import { useFormState } from 'react-hook-form'
import type { Values } from '../providers/call-api.ts'
import { formFaults } from './form-faults.ts'
import { NotedEdits } from './unsaved-edits.ts'

/** Sentences by field, for rules that one kind of item has alone. */
export type OwnFaults = (values: Values) => Values
type Props = Omit<SimpleFormProps, 'children' | 'validate'> & {
  children: ReactNode
  faults?: OwnFaults | undefined
}
type Mark = RefObject<HTMLSpanElement | null>

/** A form that says itself what is missing, beside the field, and goes to the first of them. */
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

// An id for the form would stand twice in the page: react-admin gives it to the box within, too.
const formAround = ({ current }: Mark) => current?.closest('form') ?? null

/** After a refused sending, also the server's, the focus stands in the first field it is about. */
function FirstFault({ mark }: { mark: Mark }) {
  const { submitCount } = useFormState()
  useEffect(() => {
    if (submitCount === 0) return
    formAround(mark)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount, mark])
  return <span ref={mark} hidden />
}
