import { useFormIsDirty } from 'ra-core'
import { SaveButton, type SaveButtonProps } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { pressProps } from './press-props.ts'

type Props = Pick<SaveButtonProps, 'label' | 'variant' | 'icon'> & {
  /** The question to confirm before saving; null when there is none. */
  question: string | null
  /** False while it is not yet known whether to ask. */
  isReady?: boolean
}

export const isAgreed = (question: string | null) => question === null || window.confirm(question)

/**
 * Save button with optional confirmation. Uses aria-disabled, because a disabled button would lose
 * the focus after saving.
 */
export function AskingSaveButton({ question, isReady = true, ...shown }: Props) {
  const { isSubmitting, errors } = useFormState()
  const isDirty = useFormIsDirty()
  // Where nothing can be saved for a fault alone, pressing leads to the fault.
  const isOn = isDirty || Object.keys(errors).length > 0
  const isIdle = !isOn || isSubmitting || !isReady
  return (
    <SaveButton
      {...shown}
      alwaysEnable
      {...pressProps(isIdle, (event) => {
        if (!isAgreed(question)) event.preventDefault()
      })}
    />
  )
}
