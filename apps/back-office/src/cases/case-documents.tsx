import type { AdminCase } from '@minikran/contract/admin-cases'
import { allows } from '@minikran/domain/access/permissions'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useGetList } from 'ra-core'
import { useAct } from '../items/use-act.ts'
import { useStaff } from '../shell/use-staff.ts'
import { Section } from './case-facts.tsx'

const byName = { field: 'document_name', order: 'ASC' } as const
const all = { page: 1, perPage: 200 }

/** Documents of the company that the customer finds under My cases and in the next mail. */
export function CaseDocuments({ found }: { found: AdminCase }) {
  const staff = useStaff()
  const { act, isBusy } = useAct()
  const mayWrite = staff !== null && allows(staff.role, 'case:write:depot')
  const change = (call: string, document_id: number, done: string) =>
    void act(call, { case_number: found.case_number, document_id }, done)
  return (
    <Section title={m.backoffice_documents_many()}>
      {found.documents.length === 0 && (
        <Typography color="textSecondary">{m.backoffice_case_documents_none()}</Typography>
      )}
      <ul>
        {found.documents.map(({ id, document_name, document_file }) => (
          <li key={id}>
            <a href={`/upload/documents/${encodeURIComponent(document_file)}`}>{document_name}</a>{' '}
            {mayWrite && (
              <Button
                className="not-printed"
                size="small"
                disabled={isBusy}
                aria-label={m.backoffice_case_document_detach_name({ name: document_name })}
                onClick={() => change('detachCaseDocument', id, m.backoffice_case_detached())}
              >
                {m.backoffice_case_document_detach()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && (
        <Choice
          found={found}
          isBusy={isBusy}
          onChoose={(id) => change('attachCaseDocument', id, m.backoffice_case_attached())}
        />
      )}
    </Section>
  )
}

type ChoiceProps = { found: AdminCase; isBusy: boolean; onChoose: (id: number) => void }

function Choice({ found, isBusy, onChoose }: ChoiceProps) {
  const { data = [] } = useGetList('documents', { pagination: all, sort: byName })
  const open = data.filter(
    (one) => one['document_cat'] !== 120 && found.documents.every(({ id }) => id !== one.id),
  )
  if (open.length === 0) return null
  return (
    <Box className="not-printed">
      <TextField
        select
        label={m.backoffice_case_document_attach()}
        value=""
        disabled={isBusy}
        onChange={(event) => onChoose(Number(event.target.value))}
        sx={{ minWidth: 260 }}
      >
        {open.map((one) => (
          <MenuItem key={one.id} value={one.id}>
            {String(one['document_name'])}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}
