import { inquiryMaxLengths } from '@minikran/domain/validation/inquiry-max-lengths'
import { m } from '@minikran/i18n/messages'
import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { awaitPart } from '../../errors/late-part.ts'
import { fieldId } from '../form-part.ts'
import type { MessageEditorProps } from './message-editor.tsx'

type Props = {
  /** The message as plain text. */
  value: string | undefined
  hint: string
  error: string | undefined
}

const loadEditor = () => import('./message-editor.tsx')
const preloadEditor = () => void loadEditor().catch(() => undefined)

/** The message of a form: plain text, or an editor with bold and lists on demand. */
export function MessageField({ value, hint, error }: Props) {
  const textRef = useRef<HTMLTextAreaElement>(null)
  const htmlRef = useRef<HTMLInputElement>(null)
  const { Editor, takesFocus, hasFailed, start } = useEditor(htmlRef)

  const handleChange = ({ html, text }: { html: string; text: string }) => {
    if (textRef.current === null || htmlRef.current === null) return
    textRef.current.value = text
    htmlRef.current.value = html
    htmlRef.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  // Plain text replaces an earlier formatted message.
  const handlePlain = () => {
    if (htmlRef.current !== null) htmlRef.current.value = ''
  }
  return (
    <Field id={fieldId('inquiry_text')} label={m.form_message()} hint={hint} error={error}>
      {({ id, ...control }) => (
        <>
          {Editor !== null && (
            <Editor
              {...control}
              id={id}
              text={textRef.current?.value ?? ''}
              html={htmlRef.current?.value ?? ''}
              takesFocus={takesFocus}
              onChange={handleChange}
            />
          )}
          <textarea
            {...(Editor === null ? { ...control, id } : { className: 'hidden' })}
            ref={textRef}
            name="inquiry_text"
            rows={4}
            defaultValue={value}
            maxLength={inquiryMaxLengths.inquiry_text}
            onInput={handlePlain}
          />
          {/* Not type="hidden": React resets its value to the default. */}
          <input ref={htmlRef} hidden type="text" name="inquiry_html" defaultValue="" />
          {Editor === null && <FormatButton onClick={() => void start(true)} />}
          {hasFailed && <p className="text-small text-red">{m.message_format_failed()}</p>}
        </>
      )}
    </Field>
  )
}

type Opened = { Editor: ComponentType<MessageEditorProps> | null; takesFocus: boolean }

/** The editor, once a click or a draft with formatting has loaded it. */
function useEditor(htmlRef: RefObject<HTMLInputElement | null>) {
  const [opened, setOpened] = useState<Opened>({ Editor: null, takesFocus: false })
  const [hasFailed, setHasFailed] = useState(false)
  const start = useCallback(async (isClicked: boolean) => {
    try {
      const { MessageEditor } = await awaitPart(loadEditor())
      // The editor takes the focus only after a click on its button.
      setOpened({ Editor: MessageEditor, takesFocus: isClicked })
      setHasFailed(false)
    } catch {
      // The editor's script could not be loaded: the plain text remains.
      setHasFailed(true)
    }
  }, [])
  // The browser's storage: a restored draft with formatting needs the editor.
  useEffect(() => {
    queueMicrotask(() => {
      if (htmlRef.current?.value) void start(false)
    })
  }, [htmlRef, start])
  return { ...opened, hasFailed, start }
}

function FormatButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      className={`${buttonClass('bare')} -mx-2 justify-self-start noscript:hidden`}
      onClick={onClick}
      onPointerEnter={preloadEditor}
      onFocus={preloadEditor}
    >
      {m.message_format()}
    </button>
  )
}
