import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

export const inputClass =
  'block w-full min-h-11 rounded border border-edge bg-paper px-3 py-2 text-body ' +
  'aria-invalid:border-2 aria-invalid:border-red'

/** Attributes of a control that connect it with its label, hint and error. */
type ControlProps = {
  id: string
  className: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type Props = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** A fixed id, for links from an error summary. */
  id?: string
  children: (control: ControlProps) => ReactNode
}

/** A labelled control with hint and error: `<Field label="…">{(control) => <input {...control} />}</Field>`. */
export function Field({ label, hint, error, id, children }: Props) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const described = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean)
  return (
    <div className="grid gap-1">
      <label htmlFor={fieldId} className="font-medium">
        {label}
      </label>
      {hint && (
        <p id={`${fieldId}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      {children({
        id: fieldId,
        className: inputClass,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described.join(' ') || undefined,
      })}
      <FieldError id={fieldId} error={error} />
    </div>
  )
}

/** The error of the control with the id, which names it in `aria-describedby`. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className="flex gap-1 text-small text-red">
      <Icon name="warning" />
      {error}
    </p>
  )
}
