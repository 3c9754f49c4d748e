import * as m from '@minikran/i18n/messages'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import ViewWeek from '@mui/icons-material/ViewWeek'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useResourceContext, useStore } from 'ra-core'
import { Children, isValidElement, type ReactNode, useState } from 'react'
import { fieldLabel } from '../texts/field-labels.ts'
import { columnOrder, stepColumn } from './column-order.ts'
import { StepButton } from './step-button.tsx'

type Column = { index: number; source: string; label: string | undefined }
type Props = { columns: ReactNode }

/**
 * Chooses and orders a list's columns, stored in this browser where the table reads them. React-admin's
 * own button cannot order them by keyboard and has invalid roles.
 */
export function ColumnsButton({ columns }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        size="small"
        startIcon={<ViewWeek />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {m.backoffice_columns()}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': m.backoffice_columns() } }}
      >
        <ColumnChoices columns={columns} />
      </Popover>
    </>
  )
}

const line = { display: 'flex', alignItems: 'center', justifyContent: 'space-between' } as const

function ColumnChoices({ columns }: Props) {
  const choice = useColumnChoice(columns)
  return (
    <Box sx={{ p: 1, minWidth: 260 }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {choice.rows.map((column) => (
          <ColumnRow key={column.source} column={column} choice={choice} />
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {m.backoffice_columns_kept()}
      </Typography>
      <Button size="small" onClick={choice.reset}>
        {m.backoffice_columns_reset()}
      </Button>
    </Box>
  )
}

function useColumnChoice(columns: ReactNode) {
  const resource = useResourceContext() ?? ''
  const [hidden, setHidden] = useStore<string[]>(`${resource}.datatable`, [])
  const [chosen, setChosen] = useStore<number[]>(`${resource}.datatable_columnRanks`)
  const all = Children.toArray(columns)
  const order = columnOrder(all.length, chosen)
  const rows = order.flatMap((index) => columnAt(all, index))
  return {
    rows,
    shown: rows.filter(({ source }) => !hidden.includes(source)),
    show: (one: string) => setHidden(hidden.filter((source) => source !== one)),
    hide: (one: string) => setHidden([...hidden, one]),
    step: (index: number, by: -1 | 1) => setChosen(stepColumn(order, index, by)),
    reset: () => {
      setHidden([])
      setChosen(columnOrder(all.length))
    },
  }
}

type RowProps = { column: Column; choice: ReturnType<typeof useColumnChoice> }

function ColumnRow({ column, choice: { rows, shown, show, hide, step } }: RowProps) {
  const { index, source, label } = column
  const name = label ?? fieldLabel(source)
  const isShown = shown.includes(column)
  return (
    <Box component="li" sx={line}>
      <FormControlLabel
        label={name}
        control={
          <Checkbox
            size="small"
            checked={isShown}
            // At least one column stays.
            disabled={isShown && shown.length === 1}
            onChange={() => (isShown ? hide(source) : show(source))}
          />
        }
      />
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <StepButton
          label={m.backoffice_columns_earlier({ name })}
          isPossible={column !== rows[0]}
          onStep={() => step(index, -1)}
        >
          <ArrowUpward fontSize="inherit" />
        </StepButton>
        <StepButton
          label={m.backoffice_columns_later({ name })}
          isPossible={column !== rows.at(-1)}
          onStep={() => step(index, 1)}
        >
          <ArrowDownward fontSize="inherit" />
        </StepButton>
      </Box>
    </Box>
  )
}

function columnAt(all: readonly ReactNode[], index: number): Column[] {
  const column = all[index]
  if (!isValidElement<{ source?: string; label?: string }>(column)) return []
  const { source, label } = column.props
  const known = source ?? label
  return known === undefined ? [] : [{ index, source: known, label }]
}
