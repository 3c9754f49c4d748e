import { m } from '@minikran/i18n/messages'
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { FieldError } from '../../components/field.tsx'
import { fieldId } from '../form-part.ts'
import { idsIn, isUnderWay, keptIds, mostPictures, type Picture, pictureTypes } from './picture.ts'
import { addPictures, type PictureForm, restorePictures, send } from './picture-list.ts'
import type { PictureRowsProps } from './picture-rows.tsx'
import { usePictures } from './use-pictures.ts'

type Props = {
  form: PictureForm
  label: string
  hint: string
  /** Ids of pictures from an earlier post without script. */
  brought: string
  error: string | undefined
}

/** Up to three pictures, which are uploaded before the form is sent. */
export function PictureField({ form, label, hint, brought, error }: Props) {
  const pictures = usePictures(form)
  const { length: count } = pictures
  const { inputRef, idsRef } = useInputs(form, keptIds(pictures).join(' '))
  const isFull = count >= mostPictures
  const id = fieldId('uploads')
  const broughtCount = idsIn(brought).length
  return (
    <div className="grid gap-2">
      <div className="grid gap-1">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-small text-muted">
          {isFull ? m.picture_full() : hint}
        </p>
        <input
          ref={inputRef}
          id={id}
          type="file"
          name="pictures"
          accept={pictureTypes}
          multiple
          disabled={isFull}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          onChange={({ currentTarget }) => takeFrom(form, currentTarget)}
          className={`min-h-11 w-full max-w-full rounded border border-edge bg-paper text-small file-button ${count > 0 ? 'text-transparent' : ''}`}
        />
        <FieldError id={id} error={error} />
      </div>
      {/* Not type="hidden": React resets its value to the default. */}
      <input ref={idsRef} hidden type="text" name="uploads" defaultValue={brought} />
      <LateRows form={form} pictures={pictures} inputRef={inputRef} />
      {count === 0 && broughtCount > 0 && (
        <p className="text-small">{countSentence(broughtCount)}</p>
      )}
      <PictureStatus pictures={pictures} />
    </div>
  )
}

/** The file input, and the field with the ids of the stored pictures, which follows them. */
function useInputs(form: PictureForm, ids: string) {
  const inputRef = useRef<HTMLInputElement>(null)
  const idsRef = useRef<HTMLInputElement>(null)
  const [isRestored, setIsRestored] = useState(false)
  // The browser's storage, after the draft is restored, and files chosen before hydration.
  useEffect(() => {
    queueMicrotask(() => {
      restorePictures(form, idsIn(idsRef.current?.value ?? ''))
      takeFrom(form, inputRef.current)
      setIsRestored(true)
    })
  }, [form])
  // Saves the draft, since a change of a hidden field dispatches no event.
  useEffect(() => {
    const field = idsRef.current
    if (!isRestored || field === null || field.value === ids) return
    field.value = ids
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, [ids, isRestored])
  return { inputRef, idsRef }
}

/** The list of pictures, loaded with the first one; when it is lost, a way to try again in its place. */
function LateRows(props: PictureRowsProps) {
  const { form, pictures } = props
  const { length: count } = pictures
  const [Rows, setRows] = useState<ComponentType<PictureRowsProps> | null>(null)
  const [isLost, setIsLost] = useState(false)
  const load = useCallback(() => {
    import('./picture-rows.tsx').then(
      ({ PictureRows }) => setRows(() => PictureRows),
      () => setIsLost(true),
    )
  }, [])
  // After a failure the next picture tries again.
  useEffect(() => {
    if (count > 0 && Rows === null) load()
  }, [count, Rows, load])
  if (Rows !== null) return count > 0 && <Rows {...props} />
  const unsent = pictures.filter(({ state }) => state.kind === 'refused')
  const retry = async () => {
    load()
    for (const { key } of unsent) await send(form, key)
  }
  return isLost && unsent.length > 0 && <Unsent onRetry={() => void retry()} />
}

function Unsent({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-1 text-small">
      <p role="alert" className="text-red">
        {m.rule_image_not_sent()}
      </p>
      <Button kind="plain" type="button" onClick={onRetry}>
        {m.picture_retry()}
      </Button>
    </div>
  )
}

function PictureStatus({ pictures }: { pictures: readonly Picture[] }) {
  const kept = pictures.length === 0 ? '' : countSentence(keptIds(pictures).length)
  return (
    <p role="status" className="sr-only">
      {pictures.some(isUnderWay) ? m.picture_wait() : kept}
    </p>
  )
}

function takeFrom(form: PictureForm, input: HTMLInputElement | null) {
  const files = [...(input?.files ?? [])]
  if (input === null || files.length === 0) return
  // The list uploads its pictures itself; only a form without script posts the input's files.
  input.value = ''
  void addPictures(form, files)
}

const countSentence = (count: number) =>
  count === 1 ? m.picture_brought_one() : m.picture_brought_other({ count })
