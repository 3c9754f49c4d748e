import { awaitPart } from '../../errors/late-part.ts'
import { newKey } from '../idempotency-key.ts'
import { isUnderWay, mostPictures, type Picture, type PictureState } from './picture.ts'

const storageKey = 'inquiry-pictures'
const none: readonly Picture[] = []

// Outlives the dialog: closing it, or a send that failed, loses no picture.
let pictures = none
const listeners = new Set<() => void>()
// What a refused picture is sent from again, and how one on its way is called off.
const files = new Map<string, Blob>()
const cancels = new Map<string, () => void>()

/** The pictures of the inquiry that is being written, for `useSyncExternalStore`. */
export const pictureList = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: () => pictures,
  readOnServer: () => none,
}

function change(next: readonly Picture[]) {
  pictures = next
  keep()
  for (const listener of listeners) listener()
}

function setState(key: string, state: PictureState, preview?: string) {
  change(
    pictures.map((one) =>
      one.key === key ? { ...one, state, preview: preview ?? one.preview } : one,
    ),
  )
}

/** Takes as many as there is room for; each is made smaller and sent in turn. */
export async function addPictures(chosen: readonly File[]): Promise<void> {
  const added = chosen.slice(0, mostPictures - pictures.length).map((file): Picture => {
    const key = newKey()
    files.set(key, file)
    return { key, name: file.name, preview: null, state: { kind: 'shrinking' } }
  })
  change([...pictures, ...added])
  for (const { key } of added) await send(key)
}

// Fetched with the first picture.
const loadSending = () =>
  awaitPart(Promise.all([import('./prepare-picture.ts'), import('./send-picture.ts')])).catch(
    () => null,
  )

/** Sends a picture, also one that did not get through before. */
export async function send(key: string): Promise<void> {
  const file = files.get(key)
  if (file === undefined) return
  setState(key, { kind: 'shrinking' })
  const ended = (await sendFile(key, file)) ?? { kind: 'refused', rule: 'imageNotSent' }
  if (!files.has(key)) return
  setState(key, ended)
  if (ended.kind === 'kept') files.delete(key)
}

/** Null: without a network not even the scripts came. */
async function sendFile(key: string, file: Blob): Promise<PictureState | null> {
  const scripts = await loadSending()
  if (scripts === null) return null
  const [{ preparePicture }, { sendPicture }] = scripts
  const prepared = await preparePicture(file)
  if (!files.has(key)) return null
  setState(key, { kind: 'sending', percent: 0 }, prepared?.preview)
  const sending = sendPicture(prepared?.picture ?? file, (percent) => {
    if (files.has(key)) setState(key, { kind: 'sending', percent })
  })
  cancels.set(key, sending.cancel)
  const ended = await sending.ended
  cancels.delete(key)
  return ended
}

export function removePicture(key: string): void {
  files.delete(key)
  cancels.get(key)?.()
  change(pictures.filter((one) => one.key !== key))
}

/** After they were sent with their form, or when the server has them no longer. */
export function clearPictures(): void {
  for (const { key } of pictures) removePicture(key)
}

/** What a reload or a form sent without script left behind. */
export function restorePictures(idsInForm: readonly string[]): void {
  if (pictures.length > 0) return
  const stored = readStored()
  const unseen = idsInForm.filter((id) => !stored.some(({ state }) => isKeptAs(state, id)))
  const found = [...stored, ...unseen.map(unseenPicture)].slice(0, mostPictures)
  if (found.length > 0) change(found)
}

const isKeptAs = (state: PictureState, id: string) => state.kind === 'kept' && state.id === id
const unseenPicture = (id: string): Picture => ({
  key: newKey(),
  name: '',
  preview: null,
  state: { kind: 'kept', id },
})

function keep() {
  try {
    const kept = pictures.filter((one) => !isUnderWay(one) && one.state.kind === 'kept')
    if (kept.length === 0) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // Full or switched off: the pictures are only not there after a reload.
  }
}

function readStored(): Picture[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(pictureIn) : []
  } catch {
    return []
  }
}

function pictureIn(stored: unknown): Picture[] {
  if (typeof stored !== 'object' || stored === null) return []
  const { name, preview, state } = stored as Partial<Picture>
  if (typeof name !== 'string' || state?.kind !== 'kept' || typeof state.id !== 'string') return []
  const shown =
    typeof preview === 'string' && preview.startsWith('data:image/jpeg;') ? preview : null
  return [{ key: newKey(), name, preview: shown, state: { kind: 'kept', id: state.id } }]
}
