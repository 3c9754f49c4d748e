import type { ItemKind } from '@minikran/domain/content/item-kinds'
import * as m from '@minikran/i18n/messages'
import type { ReactElement } from 'react'
import { TextInput } from 'react-admin'
import { LanguagePair } from '../items/language-pair.tsx'

type Plain = {
  one: () => string
  many: () => string
  /** The columns of its list beside the common ones. */
  columns: readonly string[]
  /** The fields of its form without the publish times. */
  fields: ReactElement
}

/** Kinds of content without screens of their own: `plain-screens.tsx` shows them all. */
export const plainKinds = {
  testimonials: {
    one: m.backoffice_testimonials_one,
    many: m.backoffice_testimonials_many,
    columns: ['name', 'company'],
    fields: (
      <>
        <TextInput source="name" required />
        <TextInput source="company" />
        <LanguagePair title={null} />
      </>
    ),
  },
} satisfies Partial<Record<ItemKind, Plain>>

export type PlainKind = keyof typeof plainKinds
