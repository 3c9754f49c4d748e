import { Extension, type JSONContent } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'

// Tab leaves the editor like any other field; the list's default keys would indent instead.
const PlainListItem = ListItem.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) }
  },
})

// Every line is a paragraph; there are no line breaks within one.
const LineKeys = Extension.create({
  name: 'lineKeys',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.enter() }
  },
})

/** The extensions for paragraphs, bold and lists. */
export const messageExtensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  BulletList,
  OrderedList,
  PlainListItem,
  LineKeys,
  UndoRedo,
]

/** Plain text as the editor's content, one paragraph for each line. */
export function paragraphsOf(text: string): JSONContent {
  const lines = text === '' ? [''] : text.split('\n')
  return {
    type: 'doc',
    content: lines.map((line) => ({
      type: 'paragraph',
      ...(line !== '' && { content: [{ type: 'text', text: line }] }),
    })),
  }
}
