import { m } from '@minikran/i18n/messages'
import { FormAlert } from '../components/form-alert.tsx'
import type { LinkRequest } from './request-link.ts'
import { waitText } from './wait-text.ts'

/** Why no link was sent. */
export function LinkRequestAlert({ posted }: { posted: LinkRequest | null }) {
  switch (posted?.kind) {
    case 'input':
      return <FormAlert>{m.account_check_input()}</FormAlert>
    case 'tooMany':
      return (
        <FormAlert more={m.account_too_many_more({ wait: waitText(posted.seconds ?? 600) })}>
          {m.account_too_many()}
        </FormAlert>
      )
    case 'failed':
      return <FormAlert more={m.account_failed_more()}>{m.account_failed()}</FormAlert>
    default:
      return null
  }
}
