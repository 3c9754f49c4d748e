import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { CheckForApplicationUpdate, type ErrorProps, Layout, Title } from 'react-admin'
import { Navigate, useLocation } from 'react-router-dom'
import { BackOfficeBar } from './back-office-bar.tsx'
import { BackOfficeMenu } from './back-office-menu.tsx'
import { useStaff } from './use-staff.ts'

export function BackOfficeLayout({ children }: { children?: ReactNode }) {
  const staff = useStaff()
  const { pathname } = useLocation()
  // Until a required second step is set up, the API refuses all other calls.
  const mustSetUp = staff?.second_step === 'missing' && pathname !== '/account'
  return (
    <Layout appBar={BackOfficeBar} menu={BackOfficeMenu} error={ErrorPage}>
      {mustSetUp ? <Navigate to="/account" replace /> : children}
      <CheckForApplicationUpdate />
    </Layout>
  )
}

/**
 * In place of a screen that has failed. A script that was lost on the way, or is gone after a deploy, is
 * only loaded again by a new page.
 */
function ErrorPage({ title }: ErrorProps) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', p: 2 }}>
      {title !== undefined && <Title title={title} />}
      <Typography variant="h1" role="alert">
        {translate('ra.page.error')}
      </Typography>
      <Typography>{translate('ra.message.error')}</Typography>
      <Button variant="contained" onClick={() => location.reload()}>
        {translate('ra.action.update_application')}
      </Button>
    </Box>
  )
}
