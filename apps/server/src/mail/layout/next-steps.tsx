import { m } from '@minikran/i18n/messages'
import { Heading, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import type { CaseFacts } from '../mail-facts.ts'
import { Button } from './button.tsx'

const heading = { fontSize: '17px', margin: '24px 0 0' }

/** What happens next, with the link to the case. */
export function NextSteps({ mail, children }: { mail: CaseFacts; children: ReactNode }) {
  const locale = { locale: mail.lang }
  return (
    <>
      <Heading as="h2" style={heading}>
        {m.mail_next_heading({}, locale)}
      </Heading>
      <Text>{children}</Text>
      <CaseLink mail={mail} />
    </>
  )
}

/** The link to the case in the back office, for the company. */
export function BackOfficeLink({ mail }: { mail: CaseFacts }) {
  const label = m.mail_back_office_button({}, { locale: mail.lang })
  return <Button href={mail.backOfficeUrl} label={label} lang={mail.lang} />
}

/** The link to the case for customers with an account. */
export function CaseLink({ mail }: { mail: CaseFacts }) {
  if (mail.caseUrl === null) return null
  const label = m.mail_case_link_button({}, { locale: mail.lang })
  return <Button href={mail.caseUrl} label={label} lang={mail.lang} />
}
