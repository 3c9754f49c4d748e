import type { FunctionComponent } from 'react'
import type { MailFacts } from '../mail-facts.ts'

/** One mail: what it is called, what a list of mails shows beside that, and what it says. */
export type Message<Mail extends MailFacts> = {
  subject: (mail: Mail) => string
  preview: (mail: Mail) => string
  heading: (mail: Mail) => string
  Content: FunctionComponent<{ mail: Mail }>
}
