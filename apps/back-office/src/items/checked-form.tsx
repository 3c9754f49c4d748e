import { type ReactNode, useEffect, useId } from 'react'
import { SimpleForm, type SimpleFormProps } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { formFaults } from './form-faults.ts'

type Props = Omit<SimpleFormProps, 'children' | 'id' | 'validate'> & { children: ReactNode }

/** A form that says itself what is missing, beside the field, and goes to the first of them. */
export function CheckedForm({ children, ...props }: Props) {
  const id = useId()
  return (
    <SimpleForm {...props} id={id} noValidate validate={(values) => formFaults(formOf(id), values)}>
      <FirstFault formId={id} />
      {children}
    </SimpleForm>
  )
}

function formOf(id: string): HTMLFormElement | null {
  const form = document.getElementById(id)
  return form instanceof HTMLFormElement ? form : null
}

/** After a refused sending, also the server's, the focus stands in the first field it is about. */
function FirstFault({ formId }: { formId: string }) {
  const { submitCount } = useFormState()
  useEffect(() => {
    if (submitCount === 0) return
    formOf(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount, formId])
  return null
}
