import { z } from './z.ts'

/** The title of an item in both languages; null: not translated. */
export const titles = { title_sv: z.string(), title_en: z.string().nullable() }

/** The text of an item in both languages; null: not translated. */
export const contents = { content_sv: z.string(), content_en: z.string().nullable() }
