import type { AdminCase } from '@minikran/contract/admin-cases'
import { caseMessageMaxLength } from '@minikran/domain/cases/case-message'
import { unfilledReplyFields } from '@minikran/domain/cases/reply-fields'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { HttpError, useNotify, useRefresh } from 'ra-core'
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
import { useStaff } from '../shell/use-staff.ts'
import { languageName } from '../texts/languages.ts'
import { ReplyChoices } from './reply-choices.tsx'

export type Field = RefObject<HTMLTextAreaElement | null>

/** A message to the customer in the language of the case, with reply templates. */
export function CaseReply({ found, field }: { found: AdminCase; field: Field }) {
  const writing = useWriting(found, 'sendCaseMessage', field)
  const { message, setMessage, isSending, isOff, send } = writing
  const mayAnswer = found.steps.includes('answer')
  const unfilled = unfilledReplyFields(message).map((name) => `{${name}}`)
  const write = (isAnswer: boolean) => {
    const [first] = unfilled
    if (first === undefined) return void send(m.backoffice_case_message_sent(), isAnswer)
    field.current?.focus()
    const at = message.indexOf(first)
    field.current?.setSelectionRange(at, at + first.length)
  }
  return (
    <Box className="not-printed" sx={{ mt: 2 }}>
      <ReplyChoices
        found={found}
        isOff={isSending}
        onChoose={(text) => setMessage(added(message, text))}
      />
      <MessageField
        writing={writing}
        lang={found.lang}
        label={m.backoffice_case_write({ language: languageOf(found) })}
        error={unfilled.length > 0}
        helperText={
          unfilled.length > 0 && m.backoffice_case_unfilled({ fields: unfilled.join(' ') })
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {mayAnswer && (
          <Button variant="contained" {...pressProps(isOff, () => write(true))}>
            {m.backoffice_case_send_answer()}
          </Button>
        )}
        <Button
          variant={mayAnswer ? 'outlined' : 'contained'}
          {...pressProps(isOff, () => write(false))}
        >
          {m.backoffice_case_send()}
        </Button>
      </Box>
    </Box>
  )
}

/** An internal note, in any language. */
export function CaseNote({ found }: { found: AdminCase }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const writing = useWriting(found, 'writeCaseNote', field)
  const save = () => void writing.send(m.backoffice_case_written())
  return (
    <Box className="not-printed" sx={{ mt: 2 }}>
      <MessageField writing={writing} label={m.backoffice_case_note()} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" {...pressProps(writing.isOff, save)}>
          {m.backoffice_case_note_save()}
        </Button>
      </Box>
    </Box>
  )
}

// Within a sentence, names of languages are lower case in Swedish and upper case in English.
function languageOf({ lang }: AdminCase): string {
  const name = languageName(lang)
  return locale === 'sv' ? name.toLowerCase() : name
}

// A template is added after the typed text, by a double click only once.
function added(typed: string, text: string): string {
  if (typed.endsWith(text)) return typed
  return typed.trim() === '' ? text : `${typed.trimEnd()}\n\n${text}`
}

/** A text that is kept until it is sent. */
function useWriting(found: AdminCase, call: string, field: Field) {
  const place = `${useStaff()?.id ?? 0}:${call}:${found.id}`
  const [message, setMessage] = useKept(`draft:${place}`, '')
  const [isSending, setIsSending] = useState(false)
  const notify = useNotify()
  const tellProblem = useTellProblem()
  const refresh = useRefresh()
  const send = async (done: string, isAnswer = false) => {
    // The pressed button may be gone when the case is answered, and the focus with it.
    field.current?.focus()
    setIsSending(true)
    // With the step the body differs, which needs another key.
    const sending = isAnswer ? `sending:${place}:answer` : `sending:${place}`
    try {
      const { case_number } = found
      const seen = found.messages.at(-1)?.id ?? 0
      const body = {
        case_number,
        message,
        ...(call === 'sendCaseMessage' && { seen }),
        ...(isAnswer && { answer: true }),
      }
      await writeApi(call, body, { key: sendKey(sending, message) }).catch(formProblem)
      removeStored(sending)
      setMessage('')
      notify(done, { type: 'info' })
      refresh()
    } catch (error) {
      await tellProblem(error, sentencesOf(error).join(' '))
      // A colleague has written meanwhile, or the customer is erased.
      if (error instanceof HttpError && error.status === 422) refresh()
    }
    setIsSending(false)
  }
  const isOff = isSending || message.trim() === ''
  return { field, message, setMessage, isSending, isOff, send }
}

type FieldProps = Pick<TextFieldProps, 'label' | 'error' | 'helperText' | 'lang'> & {
  writing: ReturnType<typeof useWriting>
}

function MessageField({ writing, lang, ...shown }: FieldProps) {
  const { field, message, setMessage, isSending } = writing
  return (
    <TextField
      {...shown}
      inputRef={field}
      value={message}
      onChange={(event) => setMessage(event.target.value)}
      multiline
      minRows={3}
      fullWidth
      slotProps={{ htmlInput: { maxLength: caseMessageMaxLength, readOnly: isSending, lang } }}
    />
  )
}
