import { m } from '@minikran/i18n/messages'
import { type RefObject, useRef } from 'react'
import { buttonClass } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { ruleSentence } from '../rule-sentences.ts'
import type { Picture } from './picture.ts'
import { type PictureForm, removePicture, send } from './picture-list.ts'

export type PictureRowsProps = {
  form: PictureForm
  pictures: readonly Picture[]
  inputRef: RefObject<HTMLInputElement | null>
}

/** The chosen pictures with their upload state. */
export function PictureRows({ form, pictures, inputRef }: PictureRowsProps) {
  const listRef = useRef<HTMLUListElement>(null)
  // Moves the focus to the next picture, or back to the file input.
  const handleRemove = (key: string, index: number) => {
    removePicture(form, key)
    requestAnimationFrame(() => {
      const buttons = listRef.current?.querySelectorAll<HTMLElement>('[data-remove]')
      const next = buttons?.[Math.min(index, buttons.length - 1)]
      ;(next ?? inputRef.current)?.focus()
    })
  }
  return (
    <ul ref={listRef} aria-label={m.picture_list()} className="grid border-t border-line">
      {pictures.map((picture, index) => (
        <li key={picture.key} className="flex items-center gap-3 border-b border-line py-2">
          <Preview picture={picture} number={index + 1} />
          <span className="grid min-w-0 flex-1 gap-1 text-small">
            <span className="wrap-anywhere">
              {picture.name || m.picture_nameless({ number: index + 1 })}
            </span>
            <Progress form={form} picture={picture} />
          </span>
          <button
            type="button"
            data-remove=""
            className="grid size-11 shrink-0 place-items-center"
            onClick={() => handleRemove(picture.key, index)}
          >
            <Icon name="close" />
            <span className="sr-only">
              {m.picture_remove({ number: index + 1, name: picture.name })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Preview({ picture, number }: { picture: Picture; number: number }) {
  const { preview, name } = picture
  if (preview === null) return <span className="size-16 shrink-0 border border-line" />
  return (
    <img
      src={preview}
      alt={m.picture_alt({ number, name })}
      width={64}
      height={64}
      className="size-16 shrink-0 border border-line object-cover"
    />
  )
}

type ProgressProps = { form: PictureForm; picture: Picture }

function Progress({ form, picture: { key, state } }: ProgressProps) {
  switch (state.kind) {
    case 'shrinking':
      return <span className="text-muted">{m.picture_shrinking()}</span>
    case 'sending':
      return (
        <span className="flex items-center gap-2 text-muted">
          <progress
            max={100}
            value={state.percent}
            aria-label={m.picture_sending()}
            className="h-2 w-36 accent-steel"
          />
          {state.percent} %
        </span>
      )
    case 'kept':
      return (
        <span className="flex items-center gap-1 text-green">
          <Icon name="check" />
          {m.picture_kept()}
        </span>
      )
    case 'refused':
      return (
        <span className="grid gap-1">
          <span className="text-red">
            {ruleSentence({ rule: state.rule }, { field: 'uploads', city: null })}
          </span>
          {isPassing(state.rule) && (
            <button
              type="button"
              className={`${buttonClass('plain')} justify-self-start`}
              onClick={() => void send(form, key)}
            >
              {m.picture_retry()}
            </button>
          )}
        </span>
      )
  }
}

// Failures that another try may solve, unlike a file that is not a picture.
const isPassing = (rule: string) => rule === 'imageNotSent' || rule === 'imageBusy'
