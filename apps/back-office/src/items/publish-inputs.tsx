import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Fieldset, wholeRow } from './fieldset.tsx'
import { InstantInput } from './instant-input.tsx'
import { TypedInput } from './typed-input.tsx'
import { numberKind } from './typed-kinds.ts'

const row = { display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%', alignItems: 'start' }

/** When the item is public, and its place in the public list. */
export function PublishInputs({ children }: { children?: ReactNode }) {
  return (
    <Fieldset title={m.backoffice_publish_title()}>
      <Box sx={{ ...wholeRow, ...row }}>
        <InstantInput source="publish_at" helperText={m.backoffice_publish_never()} />
        <InstantInput source="unpublish_at" helperText={m.backoffice_publish_until_further()} />
        <TypedInput source="order" kind={numberKind} helper={m.backoffice_order_help} />
        {children}
      </Box>
    </Fieldset>
  )
}
