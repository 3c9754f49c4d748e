import { caseReasonMaxLength } from '@minikran/domain/cases/case-reason'
import * as m from '@minikran/i18n/messages'
import TextField from '@mui/material/TextField'

type Props = {
  label?: string
  helperText?: string
  value: string
  lang: string
  readOnly?: boolean
  onChange: (reason: string) => void
}

/** What the customer is told about a decision, in the language of the case. */
export function ReasonField({ label, helperText, value, lang, readOnly = false, onChange }: Props) {
  return (
    <TextField
      label={label ?? m.backoffice_case_reason()}
      helperText={helperText}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      multiline
      fullWidth
      slotProps={{ htmlInput: { maxLength: caseReasonMaxLength, readOnly, lang } }}
    />
  )
}
