import type { AdminCase } from '@minikran/contract/admin-cases'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMay } from '../shell/use-may.ts'
import { Moment, Section } from '../tables/facts.tsx'
import { personText } from './case-fields.tsx'
import { CaseNote, CaseReply, type Field } from './case-writing.tsx'

// Longer threads move the reply field below the window's edge.
const longThread = 5

type Written = AdminCase['messages'][number]

type Props = { found: AdminCase; reply: Field }

/** The messages of customer and depot, and the internal notes of the staff. */
export function CaseThread({ found, reply }: Props) {
  const mayWrite = useMay('case:write:depot')
  const isNarrow = useIsNarrow()
  return (
    <Section title={m.backoffice_case_thread()}>
      {mayWrite && !isNarrow && found.messages.length >= longThread && <ReplyJump reply={reply} />}
      {found.messages.length === 0 && <Typography>{m.backoffice_case_silent()}</Typography>}
      {found.messages.map((written) => (
        <Entry key={written.id} written={written} found={found} />
      ))}
      {mayWrite && (
        <>
          {isErased(found) ? (
            <Typography>{m.backoffice_case_erased()}</Typography>
          ) : (
            <CaseReply found={found} field={reply} />
          )}
          <CaseNote found={found} />
        </>
      )}
    </Section>
  )
}

// An erasure empties the address; who may not see addresses reads null.
const isErased = ({ email_address }: AdminCase) => email_address === ''

// On these screens the thread is below the rest of the case.
const useIsNarrow = () => useMediaQuery((theme) => theme.breakpoints.down('md'))

/** A jump to the reply field, shown above a case on a narrow screen. */
export function NarrowReplyJump({ found, reply }: Props) {
  const mayWrite = useMay('case:write:depot')
  const isNarrow = useIsNarrow()
  return mayWrite && isNarrow && !isErased(found) && <ReplyJump reply={reply} />
}

function ReplyJump({ reply }: { reply: Field }) {
  return (
    <Button
      className="not-printed"
      size="small"
      sx={{ mb: 1 }}
      onClick={() => reply.current?.focus()}
    >
      {m.backoffice_case_reply()}
    </Button>
  )
}

function whoOf({ from_customer, internal, by }: Written, found: AdminCase): string {
  if (from_customer) return personText(found)
  const name = by?.fullname ?? ''
  return internal ? m.backoffice_case_note_by({ name }) : name
}

// Messages of the customer, messages of the staff and internal notes have different colours.
function sideOf({ from_customer, internal }: Written): string {
  if (from_customer) return 'primary.main'
  return internal ? 'warning.main' : 'divider'
}

function Entry({ written, found }: { written: Written; found: AdminCase }) {
  return (
    <Box
      component="article"
      sx={{
        borderLeft: 3,
        borderColor: sideOf(written),
        pl: 1.5,
        mb: 1.5,
      }}
    >
      <Typography variant="body2" color="textSecondary">
        <strong>{whoOf(written, found)}</strong>, <Moment at={written.created_at} />
      </Typography>
      <Typography
        // Messages are in the language of the case; notes in any language.
        {...(written.internal ? {} : { lang: found.lang })}
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {written.message}
      </Typography>
    </Box>
  )
}
