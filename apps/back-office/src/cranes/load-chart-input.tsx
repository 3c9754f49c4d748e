import {
  type ConfiguredRow,
  plainConfiguration,
} from '@minikran/domain/crane-selection/configurations'
import { defaultLift } from '@minikran/domain/crane-selection/lift'
import {
  type ChartFault,
  dominatedRows,
  type NamedConfiguration,
  readLoadChart,
} from '@minikran/domain/crane-selection/load-chart-text'
import * as m from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { ValidationError } from 'ra-core'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Fieldset, wholeRow } from '../items/fieldset.tsx'
import { TypedField } from '../items/typed-field.tsx'
import { sizeKind } from '../items/typed-kinds.ts'
import { locale } from '../locale.ts'
import { ChartFileChoice } from './chart-file-choice.tsx'
import { ChartTable } from './chart-table.tsx'

const ChartDrawing = lazy(async () => ({
  default: (await import('./chart-drawing.tsx')).ChartDrawing,
}))

const faults: Record<ChartFault, () => string> = {
  notThree: m.backoffice_chart_not_three,
  notNumber: m.backoffice_chart_not_number,
  outOfRange: m.backoffice_chart_out_of_range,
  twice: m.backoffice_rule_line_on_crane,
  unknownConfiguration: m.backoffice_rule_unknown_configuration,
}

const mostShown = 10

/** A crane's load chart: its lines, and a field for new ones from a spreadsheet. */
export function LoadChartInput() {
  const { setValue } = useFormContext()
  const [pasted, setPasted] = usePasted()
  const rows = (useWatch({ name: 'rows' }) ?? []) as ConfiguredRow[]
  const configurations = useConfigurations()
  const read = readLoadChart(pasted, configurations)
  const wrong = read.filter((line) => line.kind === 'fault')
  const fresh = read.flatMap((line) => (line.kind === 'row' ? [line.row] : []))
  const needless = dominatedRows(fresh).size
  const use = () => {
    setValue('rows', fresh, { shouldDirty: true, shouldTouch: true })
    setPasted('')
  }
  return (
    <Fieldset title={m.backoffice_chart_title()}>
      <Box sx={wholeRow}>
        <PasteField />
        <ChartFileChoice onText={setPasted} />
        {wrong.length > 0 && <WrongLines lines={wrong} />}
        {needless > 0 && (
          <Alert severity="info" variant="outlined" sx={{ my: 1 }}>
            {m.backoffice_chart_needless_count({ count: numberText(needless, locale) })}
          </Alert>
        )}
        {fresh.length > 0 && (
          <Button onClick={use} disabled={wrong.length > 0} variant="outlined">
            {rows.length > 0
              ? m.backoffice_chart_replace({
                  old: numberText(rows.length, locale),
                  fresh: numberText(fresh.length, locale),
                })
              : m.backoffice_chart_use({ fresh: numberText(fresh.length, locale) })}
          </Button>
        )}
        <DrawnAt rows={fresh.length > 0 ? fresh : rows} configurations={configurations} />
        <ChartTable rows={rows} />
      </Box>
    </Fieldset>
  )
}

const pastedName = 'pasted_rows'

/**
 * Pasted text is a value of the form, so that its draft has it. The form cannot be saved until the text
 * is used or removed; then the value is undefined and not sent.
 */
function usePasted() {
  const { setValue, clearErrors } = useFormContext()
  const pasted = String(useWatch({ name: pastedName }) ?? '')
  const setPasted = (text: string) => {
    setValue(pastedName, text === '' ? undefined : text, { shouldDirty: true })
    clearErrors(pastedName)
  }
  return [pasted, setPasted] as const
}

function PasteField() {
  const [pasted, setPasted] = usePasted()
  const { errors } = useFormState({ name: pastedName })
  const input = useRef<HTMLTextAreaElement>(null)
  // The browser keeps the form from being sent while pasted lines are not used.
  useEffect(() => {
    input.current?.setCustomValidity(pasted === '' ? '' : m.backoffice_chart_paste_first())
  }, [pasted])
  const fault = errors[pastedName]?.message as string | undefined
  return (
    <TextField
      label={m.backoffice_chart_paste()}
      name={pastedName}
      inputRef={input}
      error={fault !== undefined}
      helperText={
        fault === undefined ? m.backoffice_chart_paste_hint() : <ValidationError error={fault} />
      }
      value={pasted}
      onChange={(event) => setPasted(event.target.value)}
      multiline
      minRows={3}
      maxRows={10}
      fullWidth
    />
  )
}

type WrongLine = Extract<ReturnType<typeof readLoadChart>[number], { kind: 'fault' }>

function WrongLines({ lines }: { lines: readonly WrongLine[] }) {
  return (
    <Alert severity="error" variant="outlined" sx={{ my: 1 }}>
      {lines.slice(0, mostShown).map((line) => (
        <div key={line.line}>
          {m.backoffice_chart_line({ line: line.line, text: line.text })} {faults[line.fault]()}
        </div>
      ))}
      {lines.length > mostShown && (
        <div>
          {m.backoffice_chart_more({ count: numberText(lines.length - mostShown, locale) })}
        </div>
      )}
    </Alert>
  )
}

type TypedConfiguration = { key?: string; title_sv?: string; title_en?: string | null }

/** The form's configurations; without any, the main boom. */
function useConfigurations(): NamedConfiguration[] {
  const typed = (useWatch({ name: 'configurations' }) ?? []) as TypedConfiguration[]
  if (typed.length === 0) return [{ key: plainConfiguration, titles: [] }]
  return typed.map(({ key = '', title_sv = '', title_en }) => ({
    key,
    titles: [title_sv, title_en ?? ''].filter((title) => title !== ''),
  }))
}

type DrawnProps = {
  rows: readonly ConfiguredRow[]
  configurations: readonly NamedConfiguration[]
}

function DrawnAt({ rows, configurations }: DrawnProps) {
  const [weight, setWeight] = useState(String(defaultLift.weight))
  if (rows.length === 0) return null
  return (
    <Box sx={{ my: 2 }}>
      <TypedField
        label={m.backoffice_chart_drawn_at()}
        kind={sizeKind}
        value={weight}
        onChange={(next) => setWeight(next ?? '')}
      />
      <Suspense fallback={<Box sx={{ minHeight: 240 }} />}>
        <ChartDrawing chart={{ rows, configurations }} weight={Math.max(1, Number(weight))} />
      </Suspense>
    </Box>
  )
}
