import { hash as sha256 } from 'node:crypto'
import { needsDepot } from '@minikran/domain/access/account-rules'
import { roles } from '@minikran/domain/access/roles'
import { hash } from '@node-rs/argon2'
import type { HashCost } from '../src/accounts/passwords.ts'

const demoPassword = 'Lyft-trygg-2026'

const namesByRole: Record<number, readonly [string, string]> = {
  10: ['Karin', 'Lindqvist'],
  20: ['Johan', 'Bergman'],
  30: ['Sara', 'Nyström'],
  40: ['Peter', 'Hallberg'],
  50: ['Ali', 'Rahimi'],
  52: ['Mats', 'Ekström'],
  53: ['Elin', 'Sandberg'],
  54: ['Tomas', 'Öberg'],
  60: ['Maria', 'Engström'],
  61: ['Henrik', 'Wallin'],
  62: ['Åsa', 'Forsberg'],
  70: ['Lena', 'Holm'],
  80: ['Niklas', 'Lundgren'],
  90: ['Eva', 'Sjöberg'],
  100: ['Anders', 'Dahl'],
}

// The salt comes from the address, so that two loads are equal; that is good enough for a password
// that is printed in the contract.
async function accountOf(role: number, depotId: number, cost: HashCost) {
  const email_address = `role${role}@demo.example`
  const salt = Buffer.from(sha256('sha256', email_address), 'hex').subarray(0, 16)
  const [firstname, lastname] = namesByRole[role] ?? ['Demo', String(role)]
  return {
    firstname,
    lastname,
    role,
    email_address,
    depot_id: needsDepot(role) ? depotId : null,
    password_hash: await hash(demoPassword, { ...cost, salt }),
  }
}

/** One account a role, `role10@demo.example` to `role100@demo.example`. */
export function demoAccounts(depotId: number, cost: HashCost) {
  return Promise.all(Object.values(roles).map((role) => accountOf(role, depotId, cost)))
}
