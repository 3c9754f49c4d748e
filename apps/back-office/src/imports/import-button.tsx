import * as m from '@minikran/i18n/messages'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { useStaff } from '../shell/use-staff.ts'
import type { ImportKind } from './import-kinds.ts'

type Props = { kind: ImportKind; mayImport: (role: number) => boolean }

export function ImportButton({ kind, mayImport }: Props) {
  const staff = useStaff()
  if (staff === null || !mayImport(staff.role)) return null
  return (
    <Button size="small" component={Link} to={`/import/${kind}`}>
      {m.backoffice_import()}
    </Button>
  )
}
