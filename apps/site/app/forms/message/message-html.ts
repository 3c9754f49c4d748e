import { plainTextAsHtml } from '@minikran/domain/validation/rich-text'

/** The message for the API: the editor's HTML, or the plain text escaped as HTML. */
export function messageHtml(values: { inquiry_text: string; inquiry_html: string }): string {
  return values.inquiry_html === '' ? plainTextAsHtml(values.inquiry_text) : values.inquiry_html
}
