import { m } from '@minikran/i18n/messages'
import { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { messageExtensions, paragraphsOf } from './message-extensions.ts'
import { MessageToolbar, type Pressed, pressedIn } from './message-toolbar.tsx'

export type MessageEditorProps = {
  id: string
  className: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  /** The message so far: `html` when it has formatting, else `text`. */
  html: string
  text: string
  takesFocus: boolean
  onChange: (message: { html: string; text: string }) => void
}

const nothingPressed: Pressed = { bold: false, bulletList: false, orderedList: false }

/** An editor with bold and lists. */
export function MessageEditor({
  id,
  html,
  text,
  takesFocus,
  onChange,
  className,
  ...aria
}: MessageEditorProps) {
  const boxRef = useRef<HTMLDivElement>(null)
  const firstProps = useRef({ html, text, takesFocus, onChange })
  const [editor, setEditor] = useState<Editor | null>(null)
  const [pressed, setPressed] = useState(nothingPressed)
  const invalid = aria['aria-invalid'] === true
  const describedBy = aria['aria-describedby'] ?? ''

  // ProseMirror manages the elements inside the box.
  useEffect(() => {
    const first = firstProps.current
    const made = new Editor({
      element: boxRef.current,
      extensions: messageExtensions,
      content: first.html === '' ? paragraphsOf(first.text) : first.html,
      // A style element of its own would break the content security policy.
      injectCSS: false,
      autofocus: first.takesFocus ? 'end' : false,
      onTransaction: ({ editor: now }) => setPressed(pressedIn(now)),
      onUpdate: ({ editor: now }) => first.onChange(messageIn(now)),
    })
    setEditor(made)
    return () => made.destroy()
  }, [])
  // The editor's element is not React's.
  useEffect(() => {
    const attributes = {
      id,
      class: `${className} min-h-28 whitespace-break-spaces rich-text`,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': m.form_message(),
      ...(describedBy !== '' && { 'aria-describedby': describedBy }),
      ...(invalid && { 'aria-invalid': 'true' }),
    }
    editor?.setOptions({ editorProps: { attributes } })
  }, [editor, id, className, describedBy, invalid])

  return (
    <div>
      {editor !== null && <MessageToolbar editor={editor} pressed={pressed} controls={id} />}
      <div ref={boxRef} />
    </div>
  )
}

const messageIn = (editor: Editor) => ({
  html: editor.isEmpty ? '' : editor.getHTML(),
  text: editor.getText({ blockSeparator: '\n' }).replaceAll(/\n{2,}/g, '\n'),
})
