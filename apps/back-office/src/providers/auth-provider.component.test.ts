import { expect, onTestFinished, test, vi } from 'vitest'
import '../locale.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { authProvider } from './auth-provider.ts'

test.each([
  ['nobody has chosen a language', null, 'en', 'en'],
  ['nobody has chosen a language', null, 'sv', null],
  ['Swedish was chosen', 'sv', 'en', 'sv'],
])(
  'where %s (%s), after the log-in of an account in %s %s is chosen',
  async (_, before, ofAccount, after) => {
    const reload = vi.fn()
    vi.stubGlobal('location', { origin: location.origin, reload })
    onTestFinished(() => void vi.unstubAllGlobals())
    if (before !== null) localStorage.setItem('backOffice.locale', before)
    fakeServer({ 'auth/doLogin': () => null, getStaffObj: () => ({ id: 7, locale: ofAccount }) })
    await authProvider.login({ email_address: 'maria@minikran.example', password: 'x' })
    expect(localStorage.getItem('backOffice.locale')).toBe(after)
    expect(reload).toHaveBeenCalledTimes(before === after ? 0 : 1)
  },
)
