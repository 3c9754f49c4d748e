import * as m from '@minikran/i18n/messages'
import { QueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { Admin, CustomRoutes, type I18nProvider, Resource } from 'react-admin'
import { BrowserRouter, Route } from 'react-router-dom'
import { HomePage } from './home/home-page.tsx'
import { authProvider } from './providers/auth-provider.ts'
import { dataProvider } from './providers/data-provider.ts'
import { createI18nProvider } from './providers/i18n-provider.ts'
import { ownStore } from './providers/own-store.ts'
import { AccountPage, ErasePersonPage, ImportPage, screens } from './screens.tsx'
import { BackOfficeLayout } from './shell/back-office-layout.tsx'
import { LogInPage } from './shell/log-in-page.tsx'
import { darkTheme, lightTheme } from './theme/theme.ts'

const i18n: Promise<I18nProvider> = createI18nProvider()
const store = ownStore()

// What is saved without a connection fails at once and says so: it must not wait unseen.
const queryClient = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })

/** A table of resources, each with its screens; nothing is sent to anybody but our own server. */
export function BackOffice() {
  return (
    <BrowserRouter basename="/admin">
      <Admin
        title={m.backoffice_title()}
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={use(i18n)}
        queryClient={queryClient}
        store={store}
        dashboard={HomePage}
        layout={BackOfficeLayout}
        loginPage={LogInPage}
        theme={lightTheme}
        darkTheme={darkTheme}
        requireAuth
        disableTelemetry
      >
        <CustomRoutes>
          <Route path="/account" element={<AccountPage />} />
          <Route path="/import/:kind" element={<ImportPage />} />
          <Route path="/erase-person" element={<ErasePersonPage />} />
        </CustomRoutes>
        {screens.map((screen) => (
          <Resource key={screen.name} {...screen} />
        ))}
      </Admin>
    </BrowserRouter>
  )
}
