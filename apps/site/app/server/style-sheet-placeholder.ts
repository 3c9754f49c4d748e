import { Buffer } from 'node:buffer'

/** Replaces the style sheet during rendering; escaped text cannot contain it. */
export const styleSheetPlaceholder = '<sheet/>'

/** The bytes of a page. The style sheet, a third of them, is encoded once for all pages. */
export function pageBytes(parts: readonly string[], sheet: Uint8Array): Uint8Array<ArrayBuffer> {
  return Buffer.concat(
    parts.map((part) => (part === styleSheetPlaceholder ? sheet : Buffer.from(part))),
  )
}

/** Splits a text so that each placeholder is a part of its own. */
export function splitAtStyleSheet(text: string): string[] {
  return text
    .split(styleSheetPlaceholder)
    .flatMap((part, index) => (index === 0 ? [part] : [styleSheetPlaceholder, part]))
}
