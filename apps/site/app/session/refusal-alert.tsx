import { m } from '@minikran/i18n/messages'
import { FormAlert } from '../components/form-alert.tsx'

type Props = { kind: string | undefined; seconds?: number | undefined }

/** Why a form of the log-in pages was refused; nothing for any other outcome. */
export function RefusalAlert({ kind, seconds = 600 }: Props) {
  switch (kind) {
    case 'wrong':
      return <FormAlert more={m.account_wrong_more()}>{m.account_wrong()}</FormAlert>
    case 'input':
      return <FormAlert>{m.account_check_input()}</FormAlert>
    case 'tooMany':
      return (
        <FormAlert more={m.account_too_many_more({ wait: waitText(seconds) })}>
          {m.account_too_many()}
        </FormAlert>
      )
    case 'failed':
      return <FormAlert more={m.account_failed_more()}>{m.account_failed()}</FormAlert>
    default:
      return null
  }
}

/** A waiting time in whole minutes, rounded up. */
function waitText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return minutes === 1 ? m.account_wait_one() : m.account_wait_other({ minutes })
}
