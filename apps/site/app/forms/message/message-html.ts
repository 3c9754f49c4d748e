import { plainTextAsHtml } from '@minikran/domain/validation/rich-text'

/** The message as the API takes it: as the editor wrote it, else plain text with nothing in it but text. */
export function messageHtml(values: { inquiry_text: string; inquiry_html: string }): string {
  return values.inquiry_html === '' ? plainTextAsHtml(values.inquiry_text) : values.inquiry_html
}
