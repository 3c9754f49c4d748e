/** Why a document is refused, as a rule key. */
export type DocumentFault = 'documentType' | 'documentUnreadable' | 'documentActive'

const header = /^%PDF-[12]\.\d/
// Nothing but line ends after the last mark: what follows could be another file.
const ending = /%%EOF[\s\0]*$/
const endBytes = 2_048
/** What does something or carries files along, and has no business in a data sheet. */
const active = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData)(?![A-Za-z])/

/** Null for a PDF that is whole and does nothing by itself, as far as its own words tell. */
export function documentFault(bytes: Uint8Array): DocumentFault | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!header.test(file.toString('latin1', 0, 16))) return 'documentType'
  if (!ending.test(file.toString('latin1', Math.max(0, file.length - endBytes)))) {
    return 'documentUnreadable'
  }
  const words = file.toString('latin1')
  if (!words.includes('startxref')) return 'documentUnreadable'
  return active.test(words) || active.test(spelledOut(words)) ? 'documentActive' : null
}

// A name may hide its letters: /J#61vaScript is /JavaScript.
const spelledOut = (words: string) =>
  words.replaceAll(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number(`0x${code}`)))
