import { render } from '@react-email/render'
import { createElement, type FunctionComponent } from 'react'
import type { InquiryMail } from './inquiry-mail.ts'
import { InquiryConfirmation } from './messages/inquiry-confirmation.tsx'
import { InquiryNotification } from './messages/inquiry-notification.tsx'

export type MessageKind = 'inquiry-confirmation' | 'inquiry-notification'

const messages: Record<MessageKind, FunctionComponent<{ mail: InquiryMail }>> = {
  'inquiry-confirmation': InquiryConfirmation,
  'inquiry-notification': InquiryNotification,
}

/** HTML and its plain-text twin, from one description. */
export async function renderMessage(
  kind: MessageKind,
  mail: InquiryMail,
): Promise<{ html: string; text: string }> {
  const element = createElement(messages[kind], { mail })
  const [html, text] = await Promise.all([render(element), render(element, { plainText: true })])
  return { html, text }
}
