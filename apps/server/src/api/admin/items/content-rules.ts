import { cleanRichText } from '../../../media/clean-rich-text.ts'
import type { Errors, Fields } from './resource.ts'

/** An item cannot end before it begins. */
export function judgeWindow({ publish_at, unpublish_at }: Fields): Errors {
  if (typeof publish_at !== 'string' || typeof unpublish_at !== 'string') return {}
  const isBackwards = Date.parse(unpublish_at) <= Date.parse(publish_at)
  return isBackwards ? { unpublish_at: ['beforePublish'] } : {}
}

/** Rich texts are cleaned when they are stored, and again when they are shown (reading 30). */
export function cleanContent(fields: Fields): Fields {
  const cleaned = Object.entries(fields).filter(
    ([name, value]) => /^(content|continfo)_/.test(name) && typeof value === 'string',
  )
  const english = (name: string, text: string) =>
    name.endsWith('_en') && text === '' ? null : text
  return {
    ...fields,
    ...Object.fromEntries(
      cleaned.map(([name, value]) => [name, english(name, cleanRichText(value as string))]),
    ),
  }
}
