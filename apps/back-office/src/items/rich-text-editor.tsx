import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { nonce } from '../nonce.ts'
import { linkAddress } from './link-address.ts'

// The same elements as the server's allow-list (apps/server/src/rich-text/clean-rich-text.ts).
const extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  Heading.configure({ levels: [2, 3] }),
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  Link.configure({ openOnClick: false, protocols: ['mailto', 'tel'], defaultProtocol: 'https' }),
  UndoRedo,
]

type Props = {
  labelledBy: string
  html: string
  isReadOnly: boolean
  onChange: (html: string) => void
}

const textOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML())

export function RichTextEditor({ labelledBy, html, isReadOnly, onChange }: Props) {
  // The last HTML from outside or from the editor, which may write the same text in another way.
  const known = useRef(html)
  const editor = useEditor({
    extensions,
    content: html,
    editable: !isReadOnly,
    injectNonce: nonce,
    editorProps: {
      attributes: {
        'aria-labelledby': labelledBy,
        'aria-multiline': 'true',
        'aria-readonly': String(isReadOnly),
        role: 'textbox',
      },
    },
    onUpdate: ({ editor: changed }) => {
      known.current = textOf(changed)
      onChange(known.current)
    },
  })
  // A text from outside, such as a restored version, replaces the editor's.
  useEffect(() => {
    if (editor === null || editor.isDestroyed || known.current === html) return
    known.current = html
    editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, html])
  if (editor === null) return null
  return (
    <Box sx={frame}>
      {!isReadOnly && <Marks editor={editor} />}
      <EditorContent editor={editor} />
    </Box>
  )
}

function focused(editor: Editor) {
  // The command `focus` waits for the next frame; a key typed until then would press the button.
  editor.view.focus()
  return editor.chain()
}

/** Asks for the address of the marked text or of the link around the cursor; without one, the link goes. */
function askForLink(editor: Editor) {
  const isLink = editor.isActive('link')
  const known = isLink ? String(editor.getAttributes('link')['href'] ?? '') : ''
  const typed = window.prompt(m.backoffice_rich_link_address(), known)?.trim()
  if (typed === undefined) return false
  const href = linkAddress(typed)
  if (isLink) {
    const link = focused(editor).extendMarkRange('link')
    return (href === '' ? link.unsetLink() : link.setLink({ href })).run()
  }
  if (href === '') return false
  if (!editor.state.selection.empty) return focused(editor).setLink({ href }).run()
  const marks = [{ type: 'link', attrs: { href } }]
  // Text typed after the link is not part of it.
  const link = focused(editor).insertContent({ type: 'text', text: typed, marks })
  return link.unsetMark('link').run()
}

function Marks({ editor }: { editor: Editor }) {
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading: now.isActive('heading', { level: 2 }),
      small: now.isActive('heading', { level: 3 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
    }),
  })
  const run = () => focused(editor)
  const marks = [
    [m.backoffice_rich_bold(), active.bold, () => run().toggleBold().run()],
    [m.backoffice_rich_italic(), active.italic, () => run().toggleItalic().run()],
    [m.backoffice_rich_heading(), active.heading, () => run().toggleHeading({ level: 2 }).run()],
    [m.backoffice_rich_small(), active.small, () => run().toggleHeading({ level: 3 }).run()],
    [m.backoffice_rich_bullets(), active.bullets, () => run().toggleBulletList().run()],
    [m.backoffice_rich_numbers(), active.numbers, () => run().toggleOrderedList().run()],
    [m.backoffice_rich_link(), active.link, () => askForLink(editor)],
  ] as const
  return (
    <Box role="toolbar" aria-label={m.backoffice_rich_toolbar()} sx={bar}>
      {marks.map(([label, isOn, act]) => (
        <Button
          key={label}
          size="small"
          color="inherit"
          aria-pressed={isOn}
          variant={isOn ? 'outlined' : 'text'}
          sx={{ minWidth: 44, px: 1 }}
          onClick={act}
        >
          {label}
        </Button>
      ))}
    </Box>
  )
}

const bar = { display: 'flex', flexWrap: 'wrap', borderBottom: 1, borderColor: 'divider', p: 0.5 }
const frame = {
  border: 1,
  borderColor: 'divider',
  '& .ProseMirror': { minHeight: 200, p: 1.5, outlineOffset: -2 },
  '& .ProseMirror p': { my: 1 },
  // Below the headings of the form itself.
  '& .ProseMirror h2': { fontSize: '1.125rem', my: 1 },
  '& .ProseMirror h3': { fontSize: '1rem', my: 1 },
  '& .ProseMirror > :first-of-type': { mt: 0 },
}
