import { cleanRichText } from '../../../rich-text/clean-rich-text.ts'
import type { Errors, Fields } from './resource.ts'

/** An item cannot end before it begins. */
export function judgeWindow({ publish_at, unpublish_at }: Fields): Errors {
  if (typeof publish_at !== 'string' || typeof unpublish_at !== 'string') return {}
  const isBackwards = Date.parse(unpublish_at) <= Date.parse(publish_at)
  return isBackwards ? { unpublish_at: ['beforePublish'] } : {}
}

/**
 * Cleans rich texts, which happens again when they are shown. An empty English text becomes null:
 * not translated yet.
 */
export function cleanContent(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, clean(name, value)]),
  )
}

function clean(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = /^(content|continfo)_/.test(name) ? cleanRichText(value) : value
  return name.endsWith('_en') && text.trim() === '' ? null : text
}
