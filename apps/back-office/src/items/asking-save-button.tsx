import { useFormIsDirty } from 'ra-core'
import { SaveButton } from 'react-admin'
import { useFormState } from 'react-hook-form'

type Props = {
  /** What is asked before the form is saved; null where nothing has to be asked. */
  question: string | null
}

export const isAgreed = (question: string | null) => question === null || window.confirm(question)

/**
 * Saves the form, after a question where there is one. While there is nothing to save it is disabled
 * for all but the focus: that stays here after saving, where a browser takes it from a disabled button.
 */
export function AskingSaveButton({ question }: Props) {
  const { isSubmitting } = useFormState()
  const isDirty = useFormIsDirty()
  const isIdle = !isDirty || isSubmitting
  return (
    <SaveButton
      alwaysEnable
      aria-disabled={isIdle}
      onClick={(event) => {
        if (isIdle || !isAgreed(question)) event.preventDefault()
      }}
    />
  )
}
