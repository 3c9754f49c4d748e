import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useLogout } from 'ra-core'
import { AppBar, LoadingIndicator, TitlePortal, ToggleThemeButton } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { mayDropEdits } from '../items/unsaved-edits.ts'
import { chooseLocale, otherLocale } from '../locale.ts'
import { showTitleInTab } from './show-title-in-tab.ts'
import { useStaff } from './use-staff.ts'

// An ellipsis needs an inline child.
const titleStyle = { '& .RaConfigurable-root': { display: 'inline' } }

// On a phone the title and the buttons have a line each, which a long name does not make two.
const bar = { '& .RaAppBar-toolbar': { flexWrap: { xs: 'wrap', sm: 'nowrap' } } }
const tools = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: { xs: '1 0 100%', sm: 'none' },
  maxWidth: '100%',
  whiteSpace: 'nowrap',
  '& > :not(a)': { flexShrink: 0 },
  '& > .MuiButton-root': { px: { xs: 0.5, sm: 1 }, minWidth: 0 },
}
const cut = { overflow: 'hidden', textOverflow: 'ellipsis' }

export function BackOfficeBar() {
  return (
    <AppBar toolbar={<Tools />} userMenu={false} alwaysOn sx={bar}>
      <TitlePortal ref={showTitleInTab} component="h1" variant="h1" sx={titleStyle} />
    </AppBar>
  )
}

function Tools() {
  const staff = useStaff()
  const logOut = useLogout()
  return (
    <Box sx={tools}>
      <Button color="inherit" lang={otherLocale} onClick={() => chooseLocale(otherLocale)}>
        {m.backoffice_other_language()}
      </Button>
      <ToggleThemeButton />
      {/* Capture, since react-admin's button reloads before it calls its `onClick`. */}
      <Box onClickCapture={(event) => void (mayDropEdits() || event.stopPropagation())}>
        <LoadingIndicator />
      </Box>
      <Button color="inherit" component={RouterLink} to="/account">
        <Box component="span" sx={cut}>
          {staff?.fullname ?? m.backoffice_account_title()}
        </Box>
      </Button>
      <Button color="inherit" onClick={() => void logOut()}>
        {m.backoffice_log_out()}
      </Button>
    </Box>
  )
}
