import type { FormKind } from '@minikran/contract/forms'
import { parsedJson } from '../page-data/parsed-json.ts'
import { storedText, storeText } from '../page-data/stored-text.ts'
import { type Draft, loadDraft, type Pending } from './draft.ts'

/** A form whose sending got no answer. */
type UnsentForm = {
  kind: FormKind
  /** The name of its draft. */
  name: string
  /** The page that has the form. */
  path: string
  /** What was typed, as lines for a mail. */
  summary: string
  /** The machines or the course, for the list of sent cases. */
  about: string
}

const place = { storage: 'sessionStorage', key: 'unsent' } as const

/** Notes the form for /fel, which sends it again. */
export function noteUnsent(form: UnsentForm): void {
  storeText(place, JSON.stringify(form))
}

/**
 * The form whose sending failed last, as long as its draft is stored. `pending` null: it was never
 * sent as it is now, because it was changed later or the script that checks it could not be loaded.
 */
export function readUnsent(): (UnsentForm & { pending: Pending | null }) | null {
  const stored = parsedJson(storedText(place)) as Partial<UnsentForm> | null
  const { kind, name, path, summary, about = '' } = stored ?? {}
  if (kind === undefined || name === undefined || summary === undefined) return null
  // Only a path of this site.
  if (path === undefined || !/^\/(?![/\\])/.test(path)) return null
  const draft = loadDraft(name)
  return draft && { kind, name, path, summary, about, pending: unchangedSince(draft) }
}

/** What was sent, if nothing was typed after that. */
function unchangedSince({ values, pending }: Draft): Pending | null {
  if (pending === null || JSON.stringify(values) !== JSON.stringify(pending.values)) return null
  return { key: pending.key, body: pending.body }
}

/** The typed values, one line for each field with a label. */
export function summaryOf<Field extends string>(
  values: Partial<Record<Field, string>>,
  labelOf: (field: Field) => string | null,
): string {
  const lines = (Object.entries(values) as [Field, string][]).flatMap(([field, value]) => {
    const label = labelOf(field)
    return value === '' || label === null ? [] : [`${label}: ${value}`]
  })
  return lines.join('\n')
}
