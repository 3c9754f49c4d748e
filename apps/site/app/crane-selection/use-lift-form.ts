import type { LiftField } from '@minikran/domain/crane-selection/lift'
import { getLocale } from '@minikran/i18n/runtime'
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { liftQuery } from './lift-address.ts'
import { type LiftFormField, liftFieldNames, liftFormFields } from './lift-fields.ts'
import {
  checkLift,
  type LiftFaults,
  type LiftValues,
  numberInField,
  type RequestedLift,
  readLiftValues,
} from './lift-values.ts'
import { stepNumber } from './step-number.ts'

/** The first values of the fields and their errors. */
export type InitialLift = { values: LiftValues; faults: LiftFaults }

/** Why the fields are no lift: a number is missing, or one is wrong. */
export type NoLift = 'incomplete' | 'faulty'

export type LiftFormOptions = {
  /** The lift of the address; the form follows its changes. */
  start: InitialLift
  /** Called while typing, also while the fields are no valid lift. */
  onChange: (requested: RequestedLift | NoLift, typed: LiftValues) => void
  /** Called by the button and by Enter. */
  onSubmit: (requested: RequestedLift) => void
}

/**
 * The state of the selector's form. Fields are validated when they lose focus and when the form is
 * sent.
 */
export function useLiftForm({ start, onChange, onSubmit }: LiftFormOptions) {
  const formRef = useRef<HTMLFormElement>(null)
  const shown = useRef(start)
  const sent = useRef<string | null>(null)
  const [current, setCurrent] = useState(start.values)
  const [faults, setFaults] = useState(start.faults)

  const update = (form: HTMLFormElement) => {
    const typed = readLiftValues(new FormData(form))
    const check = checkLift(typed)
    setCurrent(typed)
    // An error disappears when it is fixed; new ones are shown when the field loses focus.
    setFaults((before) => (check.ok ? {} : keepShown(before, check.faults)))
    onChange(check.ok ? check.requested : noLift(check.faults), typed)
  }

  // When the address changes (back, forward, an example), the fields follow. Input from before
  // hydration is kept, and what is typed while the form's own search is under way.
  useEffect(() => {
    const form = formRef.current
    if (form === null) return
    const { values } = start
    const typed = readLiftValues(new FormData(form))
    const isFirst = shown.current === start
    const isTypedSince = sent.current === queryOf(values) && sent.current !== queryOf(typed)
    shown.current = start
    sent.current = null
    if (isFirst || isTypedSince) {
      if (differs(typed, values)) form.dispatchEvent(new Event('input', { bubbles: true }))
      return
    }
    for (const field of liftFormFields) writeField(form, field, values[field])
    setCurrent(values)
    setFaults(start.faults)
  }, [start])

  const set = (field: LiftFormField, value: string) => {
    const form = formRef.current
    if (form === null) return
    writeField(form, field, value)
    update(form)
  }
  const handlers = {
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => update(currentTarget),
    onBlur: ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
      const left = liftFormFields.find((field) => liftFieldNames[field] === target.name)
      const check = checkLift(readLiftValues(new FormData(currentTarget)))
      if (left === undefined || check.ok) return
      setFaults((before) => ({ ...before, ...pick(check.faults, left) }))
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const form = event.currentTarget
      const check = checkLift(readLiftValues(new FormData(form)))
      setFaults(check.ok ? {} : check.faults)
      if (check.ok) {
        sent.current = liftQuery(check.requested)
        return onSubmit(check.requested)
      }
      const first = liftFormFields.find((field) => check.faults[field] !== undefined)
      if (first !== undefined) fieldIn(form, first)?.focus()
    },
  }
  const step = (field: LiftField, direction: 1 | -1) => {
    const typed = formRef.current === null ? '' : (fieldIn(formRef.current, field)?.value ?? '')
    set(field, stepNumber(field, typed, direction))
  }
  const locale = getLocale()
  const takeExample = (field: LiftField, value: number) => set(field, numberInField(value, locale))
  return { formRef, current, faults, handlers, step, takeExample }
}

function noLift(faults: LiftFaults): NoLift {
  const isMissing = Object.values(faults).some(({ rule }) => rule === 'required')
  return isMissing ? 'incomplete' : 'faulty'
}

function fieldIn(form: HTMLFormElement, field: LiftFormField): HTMLInputElement | null {
  const control = form.elements.namedItem(liftFieldNames[field])
  return control instanceof HTMLInputElement ? control : null
}

function writeField(form: HTMLFormElement, field: LiftFormField, value: string) {
  const control = fieldIn(form, field)
  if (control !== null && control.value !== value) control.value = value
}

function queryOf(values: LiftValues): string {
  const check = checkLift(values)
  return check.ok ? liftQuery(check.requested) : ''
}

const differs = (one: LiftValues, other: LiftValues) =>
  liftFormFields.some((field) => one[field] !== other[field])

function pick(faults: LiftFaults, field: LiftFormField): LiftFaults {
  const fault = faults[field]
  return fault === undefined ? {} : { [field]: fault }
}

function keepShown(before: LiftFaults, now: LiftFaults): LiftFaults {
  return Object.assign(
    {},
    ...liftFormFields.filter((field) => before[field]).map((field) => pick(now, field)),
  )
}
