import type { MediaKind } from '@minikran/domain/media/upload-limits'
import { sizeText } from '@minikran/i18n/size-text'
import type { ReactElement, ReactNode } from 'react'
import { BooleanInput, DataTable } from 'react-admin'
import { ItemEdit } from '../items/item-form.tsx'
import { ItemList } from '../items/item-list.tsx'
import { MomentField } from '../items/moment-field.tsx'
import { PublishInputs } from '../items/publish-inputs.tsx'
import { PublishState } from '../items/publish-state.tsx'
import { locale } from '../locale.ts'
import type { Values } from '../providers/call-api.ts'
import { useMay } from '../shell/use-may.ts'
import { UploadZone } from './upload-zone.tsx'
import { UsedBy } from './used-by.tsx'

const newest = { field: 'created_at', order: 'DESC' } as const

type ListProps = {
  kind: MediaKind
  filters?: readonly ReactElement[]
  details?: ReactNode
  children: ReactNode
}

/** The list of a library, newest first, with an upload area above. */
export function MediaList({ kind, filters = [], details, children }: ListProps) {
  const mayUpload = useMay('media:write')
  return (
    <>
      {mayUpload && <UploadZone kind={kind} />}
      <ItemList
        sort={newest}
        isTranslated={false}
        details={details}
        filters={[...filters, <BooleanInput key="unused" source="unused" defaultValue />]}
      >
        {children}
        <DataTable.Col source="window" disableSort field={PublishState} />
        <DataTable.NumberCol source="uses" disableSort />
        <DataTable.NumberCol source="order" />
        <DataTable.Col source="bytes" align="right" render={bytesText} />
        <DataTable.Col source="created_at" field={MomentField} />
      </ItemList>
    </>
  )
}

/** The size of a file, such as `1,2 MB`. */
const bytesText = ({ bytes }: Values) => (typeof bytes === 'number' ? sizeText(bytes, locale) : '–')

type EditProps = { kind: MediaKind; children: ReactNode; publish?: ReactNode }

/** The form of one file, with its publish times and the items that show it. */
export function MediaEdit({ kind, children, publish }: EditProps) {
  return (
    <ItemEdit isContent={false} aside={<UsedBy kind={kind} />}>
      {children}
      <PublishInputs>{publish}</PublishInputs>
    </ItemEdit>
  )
}
