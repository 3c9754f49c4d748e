import { SaveButton } from 'react-admin'

type Props = {
  /** What is asked before the form is saved; null where nothing has to be asked. */
  question: string | null
  alwaysEnable?: boolean
}

export const isAgreed = (question: string | null) => question === null || window.confirm(question)

/** Saves the form, after a question where there is one. */
export function AskingSaveButton({ question, ...props }: Props) {
  return (
    <SaveButton
      {...props}
      onClick={(event) => {
        if (!isAgreed(question)) event.preventDefault()
      }}
    />
  )
}
