import { Extension, type JSONContent } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'

// Tab leaves the editor, as it leaves every other field: the list's own keys would hold it.
const PlainListItem = ListItem.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) }
  },
})

// There are no breaks within a paragraph: every line is one of its own.
const LineKeys = Extension.create({
  name: 'lineKeys',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.enter() }
  },
})

/** All that a message may hold: paragraphs, bold and lists. */
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

/** Plain text as the editor's own content, a paragraph a line. */
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
