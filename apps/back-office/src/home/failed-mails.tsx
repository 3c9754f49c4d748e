import type { BackOfficeHome } from '@minikran/contract/admin/home'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Fragment, useRef } from 'react'
import { firstClick, pressProps } from '../items/press-props.ts'
import { useAct } from '../items/use-act.ts'
import { useIsPhone } from '../shell/use-is-phone.ts'
import { CaseLink } from './case-link.tsx'
import { HomeTable } from './home-table.tsx'

type Mail = BackOfficeHome['failed_mails'][number]

const heads = () => [
  m.backoffice_cases_one(),
  m.backoffice_home_mail_to(),
  m.backoffice_home_mail_error(),
  m.backoffice_home_mail_resend(),
]
const phoneHeads = () => [m.backoffice_cases_one(), m.backoffice_home_mail_resend()]

// One part of an address can still be wider than its column.
const broken = { overflowWrap: 'anywhere', minWidth: 88 } as const

/** A text in which an address, also within a mail server's error, breaks at its `@` and dots first. */
function Breakable({ text }: { text: string }) {
  const parts = text.split(/(?=[@.])/)
  return (
    <Box sx={broken}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Box>
  )
}

/** Mails that did not get through, each of which can be sent again. */
export function FailedMails({ mails }: { mails: readonly Mail[] }) {
  const isPhone = useIsPhone()
  const list = useRef<HTMLElement>(null)
  const { act, isBusy } = useAct({ focusAfter: list })
  const resend = (id: string) => act('resendMail', { id }, m.backoffice_home_mail_resend_done())
  return (
    <HomeTable
      ref={list}
      title={m.backoffice_home_mails()}
      heads={isPhone ? phoneHeads() : heads()}
      rows={mails.map((mail) => [
        mail.id,
        ...(isPhone ? [<PhoneCell key={mail.id} {...mail} />] : cellsOf(mail)),
        <Button
          key={mail.id}
          size="small"
          aria-label={m.backoffice_home_mail_resend_label({ to: mail.to })}
          {...pressProps(
            isBusy,
            firstClick(() => void resend(mail.id)),
          )}
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

const cellsOf = ({ id, case: found, to, last_error }: Mail) => [
  found === null ? '–' : <CaseLink key={id} {...found} />,
  <Breakable key={id} text={to} />,
  <Breakable key={id} text={last_error ?? '–'} />,
]

function PhoneCell({ case: found, to, last_error }: Mail) {
  return (
    <>
      {found !== null && <CaseLink {...found} />}
      <Breakable text={to} />
      <Breakable text={last_error ?? ''} />
    </>
  )
}
