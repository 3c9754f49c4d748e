import { formKindSchema } from '../forms.ts'
import { z } from '../z.ts'
import { lineOfText } from './item.ts'

const words = z.string().trim().max(5_000)

/** An answer that is written once: its words may name fields in braces, such as `{firstname}`. */
export const replyTemplateFields = z.strictObject({
  title: lineOfText,
  /** The kind of cases that it answers; null is any. */
  kind: formKindSchema.nullable().default(null),
  text_sv: words.min(1),
  text_en: words.nullable().default(null),
  order: z.int().min(-1_000_000).max(1_000_000).default(0),
})
