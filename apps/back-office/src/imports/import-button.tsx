import { mayEverWrite } from '@minikran/domain/access/item-rights'
import * as m from '@minikran/i18n/messages'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { useStaff } from '../shell/use-staff.ts'
import type { ImportKind } from './import-kinds.ts'

export function ImportButton({ kind }: { kind: ImportKind }) {
  const staff = useStaff()
  if (staff === null || !mayEverWrite(staff.role, kind)) return null
  return (
    <Button size="small" component={Link} to={`/import/${kind}`}>
      {m.backoffice_import()}
    </Button>
  )
}
