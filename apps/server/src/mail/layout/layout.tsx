import { m } from '@minikran/i18n/messages'
import { Body, Container, Head, Heading, Hr, Html, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import type { MailFacts } from '../mail-facts.ts'
import { colours, darkStyle } from './colours.ts'

const paper = {
  backgroundColor: colours.paper,
  color: colours.ink,
  fontFamily: 'Arial, Helvetica, sans-serif',
  margin: 0,
}
const sheet = { padding: '24px 16px', maxWidth: '560px' }
const brand = { fontSize: '15px', fontWeight: 'bold', margin: '0 0 16px' }
const title = { fontSize: '22px', lineHeight: '28px', margin: '16px 0' }
const unseen = { display: 'none', overflow: 'hidden', maxHeight: 0, maxWidth: 0, opacity: 0 }
const small = { color: colours.muted, fontSize: '13px' }
const rule = { borderColor: colours.line }

type Props = {
  mail: Pick<MailFacts, 'lang' | 'company'>
  preview: string
  heading: string
  /** Who is greeted; null: nobody. */
  firstname: string | null
  content: ReactNode
}

/** The frame of every mail: the company's name, heading, content and contact details. */
export function Layout({ mail, preview, heading, firstname, content }: Props) {
  const { name, phone, email } = mail.company
  return (
    <Html lang={mail.lang}>
      <Head>
        <meta name="viewport" content="width=device-width" />
        {/* Without these a mail program in dark mode inverts the colours itself. */}
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyle}</style>
      </Head>
      <Body className="paper" style={paper}>
        {/* Shown in the inbox beside the subject. react-email's own adds invisible characters. */}
        <div style={unseen} data-skip-in-text={true}>
          {preview}
        </div>
        <Container className="paper" style={sheet}>
          <Text style={brand} data-skip-in-text={true}>
            {name}
          </Text>
          <Hr className="rule" style={rule} data-skip-in-text={true} />
          <Heading as="h1" style={title}>
            {heading}
          </Heading>
          {firstname !== null && (
            <Text>{m.mail_greeting({ firstname }, { locale: mail.lang })}</Text>
          )}
          {content}
          <Hr className="rule" style={rule} />
          <Text className="muted" style={small}>
            {[name, phone, email].filter(Boolean).join(' · ')}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}
