import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useSidebarState } from 'react-admin'
import { NavLink } from 'react-router-dom'
import { resourceNames } from '../resources.ts'
import { type MenuGroup, screensFor } from '../screens.tsx'
import { useIsPhone } from './use-is-phone.ts'
import { useStaff } from './use-staff.ts'

const groups: Record<MenuGroup, () => string> = {
  work: m.backoffice_menu_work,
  catalogue: m.backoffice_menu_catalogue,
  content: m.backoffice_menu_content,
  company: m.backoffice_menu_company,
}

/** Links to the screens that the user's role may read, in groups. */
export function BackOfficeMenu() {
  const staff = useStaff()
  const [isOpen] = useSidebarState()
  const shown = staff === null ? [] : screensFor(staff.role)
  if (!isOpen || staff?.second_step === 'missing') return null
  return (
    <Box component="nav" aria-label={m.backoffice_menu()} sx={{ pt: 0.5 }}>
      <MenuLink to="/">{m.backoffice_home_title()}</MenuLink>
      {(Object.keys(groups) as MenuGroup[]).map((group) => {
        const own = shown.filter((screen) => screen.group === group)
        return own.length === 0 ? null : (
          <Box key={group} component="section" aria-labelledby={`menu-${group}`}>
            <Typography id={`menu-${group}`} variant="body2" component="h2" sx={headingStyle}>
              {groups[group]()}
            </Typography>
            <Box component="ul" sx={listStyle}>
              {own.map(({ name }) => (
                <li key={name}>
                  <MenuLink to={`/${name}`}>{resourceNames[name].many()}</MenuLink>
                </li>
              ))}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}

function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  const isPhone = useIsPhone()
  const [, setIsOpen] = useSidebarState()
  return (
    <Link
      component={NavLink}
      to={to}
      underline="hover"
      sx={linkStyle}
      // There the menu lies over the page.
      onClick={() => isPhone && setIsOpen(false)}
    >
      {children}
    </Link>
  )
}

const headingStyle = { px: 2, pt: 1, pb: 0.25, fontWeight: 600, color: 'text.secondary' }
const listStyle = { listStyle: 'none', m: 0, p: 0 }
const linkStyle = {
  display: 'block',
  px: 2,
  // Low enough to show the whole menu without scrolling; higher for touch.
  py: 0.1875,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  '@media (pointer: coarse)': { py: 1.375 },
  color: 'text.primary',
  borderLeft: 3,
  borderColor: 'transparent',
  '&.active': { borderColor: '#ffc400', fontWeight: 600 },
}
