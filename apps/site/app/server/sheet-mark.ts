import { Buffer } from 'node:buffer'

/** Stands for the style sheet while a page is made; no text can hold it, its `<` would be escaped. */
export const sheetMark = '<sheet/>'

/** A page in bytes. Its sheet is a third of them and the same in every page: it is written out once. */
export function withSheet(html: string, sheet: Uint8Array): Uint8Array<ArrayBuffer> {
  const [before = '', after = ''] = html.split(sheetMark)
  return Buffer.concat([Buffer.from(before), sheet, Buffer.from(after)])
}
