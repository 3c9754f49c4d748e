import { m } from '@minikran/i18n/messages'
import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useState } from 'react'

export type Pressed = Record<'bold' | 'bulletList' | 'orderedList', boolean>

export const pressedIn = (editor: Editor): Pressed => ({
  bold: editor.isActive('bold'),
  bulletList: editor.isActive('bulletList'),
  orderedList: editor.isActive('orderedList'),
})

type Tool = { name: keyof Pressed; label: () => string; press: (editor: Editor) => void }

const tools: readonly Tool[] = [
  {
    name: 'bold',
    label: m.message_bold,
    press: (editor) => editor.commands.toggleBold(),
  },
  {
    name: 'bulletList',
    label: m.message_bullets,
    press: (editor) => editor.commands.toggleBulletList(),
  },
  {
    name: 'orderedList',
    label: m.message_numbers,
    press: (editor) => editor.commands.toggleOrderedList(),
  },
]

type Props = { editor: Editor; pressed: Pressed; controls: string }

/** One stop of the Tab key; arrow keys move between tools. */
export function MessageToolbar({ editor, pressed, controls }: Props) {
  const [stop, setStop] = useState(0)
  const handleKey = ({ key, currentTarget }: KeyboardEvent<HTMLDivElement>) => {
    const steps: Partial<Record<string, number>> = {
      ArrowRight: stop + 1,
      ArrowLeft: stop - 1,
      Home: 0,
      End: -1,
    }
    const next = steps[key]
    if (next === undefined) return
    const at = (next + tools.length) % tools.length
    setStop(at)
    currentTarget.querySelectorAll('button')[at]?.focus()
  }
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={m.message_toolbar()}
      aria-controls={controls}
      className="flex flex-wrap -mb-px border border-edge"
      onKeyDown={handleKey}
    >
      {tools.map(({ name, label, press }, index) => (
        <button
          key={name}
          type="button"
          tabIndex={index === stop ? 0 : -1}
          aria-pressed={pressed[name]}
          className="min-h-11 border-r border-edge px-3 text-small font-medium aria-pressed:bg-ink aria-pressed:text-paper"
          onFocus={() => setStop(index)}
          // Keeps the selection in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            // The command `focus` waits for the next frame; a key typed until then would press the button.
            editor.view.focus()
            press(editor)
          }}
        >
          {label()}
        </button>
      ))}
    </div>
  )
}
