import type { BackOfficeHome } from '@minikran/contract/admin/home'
import * as m from '@minikran/i18n/messages'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAct } from '../items/use-act.ts'
import { CaseLink } from './case-link.tsx'
import { HomeTable } from './home-table.tsx'

/** Mails that did not get through, each of which can be sent again. */
export function FailedMails({ mails }: { mails: BackOfficeHome['failed_mails'] }) {
  const { act, isBusy } = useAct()
  const [resent, setResent] = useState<readonly string[]>([])
  const resend = async (id: string) => {
    const answer = await act('resendMail', { id }, m.backoffice_home_mail_resend_done())
    if (answer !== null) setResent((before) => [...before, id])
  }
  const shown = mails.filter(({ id }) => !resent.includes(id))
  return (
    <HomeTable
      title={m.backoffice_home_mails()}
      heads={[
        m.backoffice_home_case(),
        m.backoffice_home_mail_to(),
        m.backoffice_home_mail_error(),
        m.backoffice_home_mail_resend(),
      ]}
      rows={shown.map(({ id, case: found, to, last_error }) => [
        id,
        found === null ? '–' : <CaseLink key={id} {...found} />,
        to,
        last_error ?? '–',
        <Button
          key={id}
          size="small"
          disabled={isBusy}
          aria-label={m.backoffice_home_mail_resend_label({ to })}
          onClick={() => void resend(id)}
        >
          {m.backoffice_home_mail_resend()}
        </Button>,
      ])}
    >
      {shown.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {m.backoffice_home_mails_hint()}
        </Typography>
      )}
    </HomeTable>
  )
}
