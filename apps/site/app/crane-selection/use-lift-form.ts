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
  const [{ values: current, faults }, setLift] = useState(start)
  const { formRef, sentRef } = useFollowedLift(start, setLift)
  const setFaults = (change: (before: LiftFaults) => LiftFaults) =>
    setLift((before) => ({ ...before, faults: change(before.faults) }))

  const update = (form: HTMLFormElement) => {
    const typed = readLiftValues(new FormData(form))
    const check = checkLift(typed)
    // An error disappears when it is fixed; new ones are shown when the field loses focus.
    setLift((before) => ({
      values: typed,
      faults: check.ok ? {} : keepShown(before.faults, check.faults),
    }))
    onChange(check.ok ? check.requested : noLift(check.faults), typed)
  }

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
      setFaults(() => (check.ok ? {} : check.faults))
      if (check.ok) {
        sentRef.current = liftQuery(check.requested)
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

/** The fields' form, and the lift that it has sent: the fields follow the address. */
function useFollowedLift(start: InitialLift, onFollow: (lift: InitialLift) => void) {
  const formRef = useRef<HTMLFormElement>(null)
  const shown = useRef(start)
  const sentRef = useRef<string | null>(null)

  // When the address changes (back, forward, an example), the fields follow. Input from before
  // hydration is kept, and what is typed while the form's own search is under way.
  useEffect(() => {
    const form = formRef.current
    if (form === null) return
    const { values } = start
    const typed = readLiftValues(new FormData(form))
    const isFirst = shown.current === start
    const isTypedSince = sentRef.current === queryOf(values) && sentRef.current !== queryOf(typed)
    shown.current = start
    sentRef.current = null
    if (isFirst || isTypedSince) {
      if (differs(typed, values)) form.dispatchEvent(new Event('input', { bubbles: true }))
      return
    }
    for (const field of liftFormFields) writeField(form, field, values[field])
    onFollow(start)
  }, [start, onFollow])
  return { formRef, sentRef }
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
