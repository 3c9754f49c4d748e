import { hash, verify } from '@node-rs/argon2'
import { createFairTurns } from '../http/fair-turns.ts'

export type Passwords = {
  /**
   * Takes as long without a hash as with one, so that the time does not show whether an account
   * exists. `client`: the account of the session, else the network; clients take turns in the queue.
   */
  isRight: (stored: string | null, password: string, client: string) => Promise<boolean>
  hash: (password: string) => Promise<string>
  /** Made with other parameters than today's; the next log-in replaces it. */
  isOutdated: (stored: string) => boolean
}

/** Parameters of argon2id, which are part of each hash. */
export type HashCost = { memoryCost: number; timeCost: number }

/** As OWASP recommends. */
export const hashCost: HashCost = { memoryCost: 19_456, timeCost: 2 }

const mostAtOnce = 2
const mostWaiting = 60

/** The same text for what keyboards encode differently. */
const spelled = (password: string) => password.normalize('NFKC')

/** Hashes a few at a time, so that log-ins cannot overload the server. */
export function createPasswords({ memoryCost, timeCost } = hashCost): Passwords {
  const parameters = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$`
  const nobodysHash = `${parameters}${'A'.repeat(22)}$${'A'.repeat(43)}`
  const inTurn = createFairTurns({ atOnce: mostAtOnce, mostWaiting })

  return {
    isRight: (stored, password, client) =>
      inTurn(client, async () => {
        const isMatch = await verify(stored ?? nobodysHash, spelled(password))
        return isMatch && stored !== null
      }),
    hash: (password) => inTurn('', () => hash(spelled(password), { memoryCost, timeCost })),
    isOutdated: (stored) => !stored.startsWith(parameters),
  }
}
