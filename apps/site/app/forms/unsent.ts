import type { FormKind } from '@minikran/contract/forms'
import { type DraftStorage, loadDraft, type Pending } from './draft.ts'

/** A form whose sending got no answer. */
export type UnsentForm = {
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

const key = 'unsent'

/** Notes the form for /fel, which sends it again. */
export function noteUnsent(storage: DraftStorage, form: UnsentForm): void {
  try {
    storage.setItem(key, JSON.stringify(form))
  } catch {
    // Full or switched off: /fel is the plain one then.
  }
}

/**
 * The form whose sending failed last, as long as its draft is kept. `pending` null: it was never
 * sent, for want of the script that checks it.
 */
export function readUnsent(
  storage: DraftStorage,
): (UnsentForm & { pending: Pending | null }) | null {
  try {
    const stored = JSON.parse(storage.getItem(key) ?? 'null') as Partial<UnsentForm> | null
    const { kind, name, path, summary, about = '' } = stored ?? {}
    if (kind === undefined || name === undefined || summary === undefined) return null
    // A path of this site alone.
    if (path === undefined || !/^\/(?![/\\])/.test(path)) return null
    const draft = loadDraft({ storage, name })
    return draft && { kind, name, path, summary, about, pending: draft.pending }
  } catch {
    return null
  }
}

/** What was typed, a line a field that has a label. */
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
