import type { AdminCase } from '@minikran/contract/admin-cases'
import { caseMessageMaxLength } from '@minikran/domain/cases/case-message'
import { unfilledReplyFields } from '@minikran/domain/cases/reply-fields'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useNotify, useRefresh } from 'ra-core'
import { type RefObject, useRef, useState } from 'react'
import { pressProps } from '../items/press-props.ts'
import { sendKey } from '../items/send-key.ts'
import { sentencesOf } from '../items/use-act.ts'
import { useKept } from '../items/use-kept.ts'
import { useTellProblem } from '../items/use-tell-problem.ts'
import { locale } from '../locale.ts'
import { removeStored } from '../providers/browser-storage.ts'
import { writeApi } from '../providers/call-api.ts'
import { formProblem } from '../providers/form-problem.ts'
import { useMay } from '../shell/use-may.ts'
import { useStaff } from '../shell/use-staff.ts'
import { Moment, Section } from '../tables/facts.tsx'
import { languageName } from '../texts/languages.ts'
import { ReplyChoices } from './reply-choices.tsx'

// Longer threads move the reply field below the window's edge.
const longThread = 5

type Written = AdminCase['messages'][number]

type Field = RefObject<HTMLTextAreaElement | null>
type Props = { found: AdminCase; reply: Field }

/** The messages of customer and depot, and the internal notes of the staff. */
export function CaseThread({ found, reply }: Props) {
  const mayWrite = useMay('case:write:depot')
  const note = useRef<HTMLTextAreaElement>(null)
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
            <Writing
              found={found}
              call="sendCaseMessage"
              label={m.backoffice_case_write({ language: languageOf(found) })}
              send={m.backoffice_case_send()}
              done={m.backoffice_case_message_sent()}
              answer={found.steps.includes('answer') ? m.backoffice_case_send_answer() : null}
              field={reply}
              toCustomer
            />
          )}
          <Writing
            found={found}
            call="writeCaseNote"
            label={m.backoffice_case_note()}
            send={m.backoffice_case_note_save()}
            done={m.backoffice_case_written()}
            field={note}
          />
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

// Within a sentence, names of languages are lower case in Swedish and upper case in English.
function languageOf({ lang }: AdminCase): string {
  const name = languageName(lang)
  return locale === 'sv' ? name.toLowerCase() : name
}

function whoOf({ from_customer, internal, by }: Written, found: AdminCase): string {
  if (from_customer) return `${found.firstname} ${found.lastname}`
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

// A template is added after the typed text, by a double click only once.
function added(typed: string, text: string): string {
  if (typed.endsWith(text)) return typed
  return typed.trim() === '' ? text : `${typed.trimEnd()}\n\n${text}`
}

type WritingProps = {
  found: AdminCase
  call: string
  label: string
  send: string
  done: string
  /** Label of the button that sends and marks the case as answered; null when that step is not possible. */
  answer?: string | null
  field: Field
  /** Written in the language of the case, with reply templates. */
  toCustomer?: boolean
}

function Writing(props: WritingProps) {
  const { found, call, label, send, done, answer = null, field, toCustomer = false } = props
  const staff = useStaff()
  const place = `${staff?.id ?? 0}:${call}:${found.id}`
  const [message, setMessage] = useKept(`draft:${place}`, '')
  const [isSending, setIsSending] = useState(false)
  const notify = useNotify()
  const tellProblem = useTellProblem()
  const refresh = useRefresh()
  const unfilled = toCustomer ? unfilledReplyFields(message).map((name) => `{${name}}`) : []
  const write = async (isAnswer: boolean) => {
    const [first] = unfilled
    if (first !== undefined) {
      field.current?.focus()
      const at = message.indexOf(first)
      field.current?.setSelectionRange(at, at + first.length)
      return
    }
    // The pressed button may be gone when the case is answered, and the focus with it.
    field.current?.focus()
    setIsSending(true)
    // With the step the body differs, which needs another key.
    const sending = isAnswer ? `sending:${place}:answer` : `sending:${place}`
    try {
      const body = { case_number: found.case_number, message, ...(isAnswer && { answer: true }) }
      await writeApi(call, body, { key: sendKey(sending, message) }).catch(formProblem)
      removeStored(sending)
      setMessage('')
      notify(done, { type: 'info' })
      refresh()
    } catch (error) {
      await tellProblem(error, sentencesOf(error).join(' '))
    }
    setIsSending(false)
  }
  const isOff = isSending || message.trim() === ''
  return (
    <Box className="not-printed" sx={{ mt: 2 }}>
      {toCustomer && (
        <ReplyChoices
          found={found}
          isOff={isSending}
          onChoose={(text) => setMessage(added(message, text))}
        />
      )}
      <TextField
        label={label}
        inputRef={field}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        error={unfilled.length > 0}
        helperText={
          unfilled.length > 0 && m.backoffice_case_unfilled({ fields: unfilled.join(' ') })
        }
        multiline
        minRows={3}
        fullWidth
        slotProps={{
          htmlInput: {
            maxLength: caseMessageMaxLength,
            readOnly: isSending,
            ...(toCustomer ? { lang: found.lang } : {}),
          },
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {answer !== null && (
          <Button variant="contained" {...pressProps(isOff, () => void write(true))}>
            {answer}
          </Button>
        )}
        <Button
          variant={toCustomer && answer === null ? 'contained' : 'outlined'}
          {...pressProps(isOff, () => void write(false))}
        >
          {send}
        </Button>
      </Box>
    </Box>
  )
}
