import * as m from '@minikran/i18n/messages'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useLogout } from 'ra-core'
import { AppBar, LoadingIndicator, TitlePortal, ToggleThemeButton } from 'react-admin'
import { chooseLocale, locale } from '../locale.ts'
import { useStaff } from './use-staff.ts'

const other = locale === 'sv' ? 'en' : 'sv'

export function BackOfficeBar() {
  return (
    <AppBar toolbar={<Tools />} userMenu={false}>
      <TitlePortal component="h1" variant="h1" />
    </AppBar>
  )
}

function Tools() {
  const staff = useStaff()
  const logOut = useLogout()
  return (
    <>
      <Button color="inherit" lang={other} onClick={() => chooseLocale(other)}>
        {m.backoffice_other_language()}
      </Button>
      <ToggleThemeButton />
      <LoadingIndicator />
      <Typography component="span" variant="body2" sx={{ px: 1 }}>
        {staff?.fullname}
      </Typography>
      <Button color="inherit" onClick={() => void logOut()}>
        {m.backoffice_log_out()}
      </Button>
    </>
  )
}
