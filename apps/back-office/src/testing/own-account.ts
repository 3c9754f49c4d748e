import type { OwnAccount } from '@minikran/contract/admin/own-account'

/** An administrator's own account, without a second step. */
export const ownAccount = (change: Partial<OwnAccount> = {}): OwnAccount => ({
  id: 7,
  fullname: 'Maria Engström',
  firstname: 'Maria',
  lastname: 'Engström',
  phone: null,
  locale: 'sv',
  email_address: 'maria@minikran.example',
  role: 90,
  second_step: 'off',
  second_step_needed: false,
  recovery_codes_left: 0,
  sessions: [],
  ...change,
})
