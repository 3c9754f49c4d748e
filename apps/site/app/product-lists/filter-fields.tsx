import { m } from '@minikran/i18n/messages'
import { useId } from 'react'
import { Button } from '../components/button.tsx'
import { inputClass } from '../components/field.tsx'
import { Icon } from '../components/icon.tsx'
import type { FilterView } from './filter-view.ts'
import type { ListView } from './list-view.ts'

type Range = Extract<FilterView, { kind: 'range' }>
type Options = Extract<FilterView, { kind: 'options' }>

/** The filters, folded by default; invalid ones are always visible. */
export function FilterFields({ list: { filters, active } }: { list: ListView }) {
  return (
    <>
      {/* The fields are beside it, since they are wider than its place in the row. */}
      <details open={filters.some((filter) => isFaulty(filter))} className="group peer">
        <summary className="inline-flex min-h-11 items-center gap-2 font-medium">
          <span className="eased group-open:rotate-90">
            <Icon name="next" />
          </span>
          {active.length === 0 ? m.list_filters() : m.list_filters_active({ count: active.length })}
        </summary>
      </details>
      <div className="hidden w-full gap-x-6 gap-y-4 border-t border-line py-3 peer-open:grid small:grid-cols-2 wide:grid-cols-4">
        {filters.map((filter) =>
          filter.kind === 'range' ? (
            <RangeFilter key={filter.fromName} filter={filter} />
          ) : (
            <OptionsFilter key={filter.name} filter={filter} />
          ),
        )}
        <p className="col-span-full">
          <Button kind="plain">{m.list_show()}</Button>
        </p>
      </div>
    </>
  )
}

const isFaulty = (filter: FilterView) => filter.kind === 'range' && filter.isFaulty

function RangeFilter({ filter }: { filter: Range }) {
  const id = useId()
  const { label, unit, hint, fromName, toName, from, to } = filter
  const input = (name: string, text: string, value: string) => (
    <label className="grid gap-1 text-small">
      {text}
      <input
        name={name}
        defaultValue={value}
        inputMode="decimal"
        autoComplete="off"
        maxLength={13}
        aria-describedby={`${id}-hint`}
        aria-invalid={filter.isFaulty || undefined}
        className={inputClass}
      />
    </label>
  )
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{unit === null ? label : `${label} (${unit})`}</legend>
      <div className="grid grid-cols-2 gap-2">
        {input(fromName, m.list_from(), from)}
        {input(toName, m.list_to(), to)}
      </div>
      <p id={`${id}-hint`} className={`text-small ${filter.isFaulty ? 'text-red' : 'text-muted'}`}>
        {filter.isFaulty ? m.list_number_fault() : hint}
      </p>
    </fieldset>
  )
}

function OptionsFilter({ filter: { name, label, options } }: { filter: Options }) {
  return (
    <fieldset className="min-w-0 small:col-span-2">
      <legend className="font-medium">{label}</legend>
      <div className="flex flex-wrap gap-x-4">
        {options.map((option) => (
          <label key={option.code} className="inline-flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              name={name}
              value={option.code}
              defaultChecked={option.isChosen}
              className="size-5 accent-steel"
            />
            <span>
              {option.label} <span className="text-small text-muted">({option.count})</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
