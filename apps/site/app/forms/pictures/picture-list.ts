import { newKey } from '@minikran/contract/idempotency-key'
import { awaitPart } from '../../errors/late-part.ts'
import { parsedJson } from '../../page-data/parsed-json.ts'
import { storedText, storeText } from '../../page-data/stored-text.ts'
import { mostPictures, type Picture, type PictureState } from './picture.ts'

/** The forms with pictures; each has its own list. */
export type PictureForm = 'inquiry' | 'service'

const none: readonly Picture[] = []

// Module state, so that closing the dialog or a failed sending loses no picture.
const lists: Record<PictureForm, readonly Picture[]> = { inquiry: none, service: none }
const listeners = new Set<() => void>()
// The files for another try, and the functions that cancel an upload.
const files = new Map<string, Blob>()
const cancels = new Map<string, () => void>()

/** The pictures of a form, for `useSyncExternalStore`. */
export const pictureList = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: (form: PictureForm) => lists[form],
  readOnServer: () => none,
}

function change(form: PictureForm, next: readonly Picture[]) {
  lists[form] = next
  storeKept(form)
  for (const listener of listeners) listener()
}

type Sending = { form: PictureForm; key: string }

function setState({ form, key }: Sending, state: PictureState, preview?: string) {
  change(
    form,
    lists[form].map((one) =>
      one.key === key ? { ...one, state, preview: preview ?? one.preview } : one,
    ),
  )
}

/** Adds as many pictures as the form allows; scales and uploads them one by one. */
export async function addPictures(form: PictureForm, chosen: readonly File[]): Promise<void> {
  const added = chosen.slice(0, mostPictures - lists[form].length).map((file): Picture => {
    const key = newKey()
    files.set(key, file)
    return { key, name: file.name, preview: null, state: { kind: 'shrinking' } }
  })
  change(form, [...lists[form], ...added])
  for (const { key } of added) await send(form, key)
}

// Loaded with the first picture.
const loadSending = () =>
  awaitPart(Promise.all([import('./prepare-picture.ts'), import('./send-picture.ts')])).catch(
    () => null,
  )

/** Uploads a picture, for the first time or again. */
export async function send(form: PictureForm, key: string): Promise<void> {
  const file = files.get(key)
  if (file === undefined) return
  const picture = { form, key }
  setState(picture, { kind: 'shrinking' })
  const ended = (await sendFile(picture, file)) ?? { kind: 'refused', rule: 'imageNotSent' }
  if (!files.has(key)) return
  setState(picture, ended)
  if (ended.kind === 'kept') files.delete(key)
}

/** Null when the scripts could not be loaded. */
async function sendFile(picture: Sending, file: Blob): Promise<PictureState | null> {
  const { key } = picture
  const scripts = await loadSending()
  if (scripts === null) return null
  const [{ preparePicture }, { sendPicture }] = scripts
  const prepared = await preparePicture(file)
  if (!files.has(key)) return null
  setState(picture, { kind: 'sending', percent: 0 }, prepared?.preview)
  const sending = sendPicture(prepared?.picture ?? file, (percent) => {
    if (files.has(key)) setState(picture, { kind: 'sending', percent })
  })
  cancels.set(key, sending.cancel)
  const ended = await sending.ended
  cancels.delete(key)
  return ended
}

export function removePicture(form: PictureForm, key: string): void {
  files.delete(key)
  cancels.get(key)?.()
  change(
    form,
    lists[form].filter((one) => one.key !== key),
  )
}

/** For pictures that were sent with their form or that the server no longer has. */
export function clearPictures(form: PictureForm): void {
  for (const { key } of lists[form]) removePicture(form, key)
}

/** Restores the pictures after a reload or a post without script. */
export function restorePictures(form: PictureForm, idsInForm: readonly string[]): void {
  if (lists[form].length > 0) return
  const stored = readStored(form)
  const unseen = idsInForm.filter((id) => !stored.some(({ state }) => isKeptAs(state, id)))
  const found = [...stored, ...unseen.map(unseenPicture)].slice(0, mostPictures)
  if (found.length > 0) change(form, found)
}

const isKeptAs = (state: PictureState, id: string) => state.kind === 'kept' && state.id === id
const unseenPicture = (id: string): Picture => ({
  key: newKey(),
  name: '',
  preview: null,
  state: { kind: 'kept', id },
})

const placeOf = (form: PictureForm) =>
  ({ storage: 'sessionStorage', key: `${form}-pictures` }) as const

function storeKept(form: PictureForm) {
  const kept = lists[form].filter(({ state }) => state.kind === 'kept')
  storeText(placeOf(form), kept.length === 0 ? '' : JSON.stringify(kept))
}

function readStored(form: PictureForm): Picture[] {
  const stored = parsedJson(storedText(placeOf(form)))
  return Array.isArray(stored) ? stored.flatMap(pictureIn) : []
}

function pictureIn(stored: unknown): Picture[] {
  if (typeof stored !== 'object' || stored === null) return []
  const { name, preview, state } = stored as Partial<Picture>
  if (typeof name !== 'string' || state?.kind !== 'kept' || typeof state.id !== 'string') return []
  const shown =
    typeof preview === 'string' && preview.startsWith('data:image/jpeg;') ? preview : null
  return [{ key: newKey(), name, preview: shown, state: { kind: 'kept', id: state.id } }]
}
