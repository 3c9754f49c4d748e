import { Body, Container, Head, Heading, Hr, Html, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import type { InquiryMail } from '../inquiry-mail.ts'

const paper = { backgroundColor: '#faf9f5', color: '#15181b', fontFamily: 'Arial, sans-serif' }
const sheet = { padding: '24px 16px', maxWidth: '560px' }
const unseen = { display: 'none', overflow: 'hidden', maxHeight: 0, maxWidth: 0, opacity: 0 }
const small = { color: '#5b6168', fontSize: '13px' }

type Props = { mail: InquiryMail; preview: string; heading: string; children: ReactNode }

/** The frame of every mail: heading, content, who it comes from. */
export function Layout({ mail, preview, heading, children }: Props) {
  const { name, phone, email } = mail.company
  return (
    <Html lang={mail.lang}>
      <Head />
      <Body style={paper}>
        {/* Shown beside the subject only; react-email's own has a filler of invisible characters. */}
        <div style={unseen} data-skip-in-text={true}>
          {preview}
        </div>
        <Container style={sheet}>
          <Heading as="h1" style={{ fontSize: '22px' }}>
            {heading}
          </Heading>
          {children}
          <Hr />
          <Text style={small}>{[name, phone, email].filter(Boolean).join(' · ')}</Text>
        </Container>
      </Body>
    </Html>
  )
}
