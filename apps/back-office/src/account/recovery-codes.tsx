import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

type Props = { codes: readonly string[]; onKept: () => void }

const listStyle = { columns: 2, fontFamily: 'monospace', pl: 3, my: 1 }

/** Shown once: the server keeps only their hashes. */
export function RecoveryCodes({ codes, onKept }: Props) {
  return (
    <Alert severity="info" variant="outlined" icon={false}>
      {m.backoffice_second_codes()}
      <Box component="ol" sx={listStyle}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button size="small" onClick={() => window.print()}>
        {m.backoffice_case_print()}
      </Button>
      <Button size="small" onClick={onKept}>
        {m.backoffice_second_codes_kept()}
      </Button>
    </Alert>
  )
}
