import { hash, verify } from '@node-rs/argon2'

export type Passwords = {
  /** Takes as long without a hash as with one: nobody can tell which addresses have accounts. */
  isRight: (stored: string | null, password: string) => Promise<boolean>
  hash: (password: string) => Promise<string>
}

/** More log-ins at once than the machine can take: try again in a moment. */
export class TooManyHashes extends Error {}

// OWASP's parameters for argon2id; they stand in each hash.
const memoryCost = 19_456
const timeCost = 2
const parameters = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$`
const nobodysHash = `${parameters}${'A'.repeat(22)}$${'A'.repeat(43)}`

const mostAtOnce = 2
const mostWaiting = 60

/** One spelling for what two keyboards type differently. */
const spelled = (password: string) => password.normalize('NFKC')

/** Hashes a few at a time: uncapped, log-ins would be the cheapest way to stop the site. */
export function createPasswords(): Passwords {
  let running = 0
  const waiting: (() => void)[] = []

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= mostAtOnce) {
      if (waiting.length >= mostWaiting) throw new TooManyHashes()
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
      })
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // Whoever waited takes over the place.
      if (next === undefined) running -= 1
      else next()
    }
  }

  return {
    isRight: (stored, password) =>
      inTurn(async () => {
        const isMatch = await verify(stored ?? nobodysHash, spelled(password))
        return isMatch && stored !== null
      }),
    hash: (password) => inTurn(() => hash(spelled(password), { memoryCost, timeCost })),
  }
}

/** Made with other parameters than today's: made anew at the next log-in. */
export function isOutdatedHash(stored: string): boolean {
  return !stored.startsWith(parameters)
}
