import { Buffer } from 'node:buffer'

/** Stands for the style sheet while a page is made; no text can hold it, its `<` would be escaped. */
export const sheetMark = '<sheet/>'

/**
 * A page in bytes, its parts written out as they are: put together first, the texts were copied once
 * more. The sheet is a third of them and the same in every page; it is in bytes already.
 */
export function pageBytes(parts: readonly string[], sheet: Uint8Array): Uint8Array<ArrayBuffer> {
  return Buffer.concat(parts.map((part) => (part === sheetMark ? sheet : Buffer.from(part))))
}

/** A text in parts, each mark one of its own. */
export function partedAtSheet(text: string): string[] {
  return text.split(sheetMark).flatMap((part, index) => (index === 0 ? [part] : [sheetMark, part]))
}
