import '../locale.ts'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { Staff } from '@minikran/contract/admin/session'
import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { memoryStore } from 'ra-core'
import type { ReactNode } from 'react'
import { Admin, CustomRoutes, Resource } from 'react-admin'
import { MemoryRouter, Route } from 'react-router-dom'
import { ItemCreate, ItemEdit } from '../items/item-form.tsx'
import { authProvider, forgetStaff } from '../providers/auth-provider.ts'
import { dataProvider } from '../providers/data-provider.ts'
import { createI18nProvider } from '../providers/i18n-provider.ts'
import { AccountPage, ErasePersonPage, ImportPage, screens } from '../screens.tsx'
import { LogInPage } from '../shell/log-in-page.tsx'
import { lightTheme } from '../theme/theme.ts'
import { type Answers, fakeServer } from './fake-server.ts'

const maria: Staff = {
  id: 7,
  fullname: 'Maria Engström',
  email_address: 'maria@minikran.example',
  role: 90,
  depot_id: null,
  locale: 'sv',
  second_step: 'off',
}

const Bare = ({ children }: { children?: ReactNode }) => <main>{children}</main>
const i18n = await createI18nProvider()
// Styles that no test looks at: jsdom would ask each of them about each element.
const styles = createCache({ key: 'test', container: document.createElement('div') })

type Options = {
  staff?: Partial<Staff>
  answers?: Answers
  /** Forms have these fields alone: a whole screen of them is slow, and another test's. */
  fields?: ReactNode
  /** What stands around the screen; nothing, unless the test is about it. */
  layout?: (props: { children?: ReactNode }) => ReactNode
}

function screensWith(fields: ReactNode) {
  if (fields === undefined) return screens
  const edit = () => <ItemEdit>{fields}</ItemEdit>
  const create = () => <ItemCreate>{fields}</ItemCreate>
  return screens.map(({ name, list }) => ({ name, list, edit, create }))
}

/**
 * Opens a screen of the back office by its address, as somebody of the staff, without the bar and the
 * menu around it. Everything is real down to the network; opened again, it is as after a reload.
 */
export function openScreen(
  path: string,
  { staff = {}, answers = {}, fields, layout = Bare }: Options = {},
) {
  const calls = fakeServer({ getStaffObj: () => ({ ...maria, ...staff }), ...answers })
  forgetStaff()
  const screen = render(
    <CacheProvider value={styles}>
      <MemoryRouter initialEntries={[path]}>
        <Admin
          authProvider={authProvider}
          dataProvider={dataProvider}
          i18nProvider={i18n}
          queryClient={
            new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
          }
          store={memoryStore()}
          layout={layout}
          loginPage={LogInPage}
          theme={lightTheme}
          requireAuth
          disableTelemetry
        >
          <CustomRoutes>
            <Route path="/account" element={<AccountPage />} />
            <Route path="/import/:kind" element={<ImportPage />} />
            <Route path="/erase-person" element={<ErasePersonPage />} />
          </CustomRoutes>
          {screensWith(fields).map((one) => (
            <Resource key={one.name} {...one} />
          ))}
        </Admin>
      </MemoryRouter>
    </CacheProvider>,
  )
  return { ...screen, calls, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) }
}
