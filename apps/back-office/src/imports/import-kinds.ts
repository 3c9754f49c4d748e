import * as m from '@minikran/i18n/messages'

/** What can be imported, by the last part of the import page's address. */
export const importKinds = {
  products: {
    call: 'importProducts',
    list: '/products',
    title: m.backoffice_import_products,
    hint: m.backoffice_import_products_hint,
  },
  craneselectors: {
    call: 'importCraneselectorRows',
    list: '/craneselectors',
    title: m.backoffice_import_charts,
    hint: m.backoffice_import_charts_hint,
  },
} as const

export type ImportKind = keyof typeof importKinds

export const isImportKind = (kind: string): kind is ImportKind => Object.hasOwn(importKinds, kind)
