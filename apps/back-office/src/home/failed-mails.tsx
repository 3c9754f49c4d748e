import type { BackOfficeHome } from '@minikran/contract/admin/home'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { pressProps } from '../items/press-props.ts'
import { useAct } from '../items/use-act.ts'
import { CaseLink } from './case-link.tsx'
import { HomeTable } from './home-table.tsx'

// Addresses can be wider than their column, also within a mail server's error.
const broken = { overflowWrap: 'anywhere', minWidth: 88 } as const

/** Mails that did not get through, each of which can be sent again. */
export function FailedMails({ mails }: { mails: BackOfficeHome['failed_mails'] }) {
  const { act, isBusy } = useAct()
  const resend = (id: string) => act('resendMail', { id }, m.backoffice_home_mail_resend_done())
  return (
    <HomeTable
      title={m.backoffice_home_mails()}
      heads={[
        m.backoffice_cases_one(),
        m.backoffice_home_mail_to(),
        m.backoffice_home_mail_error(),
        m.backoffice_home_mail_resend(),
      ]}
      rows={mails.map(({ id, case: found, to, last_error }) => [
        id,
        found === null ? '–' : <CaseLink key={id} {...found} />,
        <Box key={id} sx={broken}>
          {to}
        </Box>,
        <Box key={id} sx={broken}>
          {last_error ?? '–'}
        </Box>,
        <Button
          key={id}
          size="small"
          aria-label={m.backoffice_home_mail_resend_label({ to })}
          {...pressProps(isBusy, () => void resend(id))}
        >
          {m.backoffice_home_mail_resend()}
        </Button>,
      ])}
    >
      {mails.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {m.backoffice_home_mails_hint()}
        </Typography>
      )}
    </HomeTable>
  )
}
