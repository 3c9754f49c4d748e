import { randomBytes, randomInt } from 'node:crypto'
import { parseOrganisationNumber } from '@minikran/domain/validation/organisation-number'

/** A name that nothing else has in the database: a journey can be made again and again on one. */
export const ownName = (name: string) => `${name}-${randomBytes(4).toString('hex')}`

/** The address of somebody whom no other journey knows. */
export const ownEmail = (name: string) => `${ownName(name)}@kund.example`

/** Ten digits with a right checksum. */
export function ownOrganisationNumber(): string {
  const nine = `5593${randomInt(10_000, 100_000)}`
  const found = Array.from({ length: 10 }, (_, last) => `${nine}${last}`).find(
    (digits) => parseOrganisationNumber(digits) !== null,
  )
  if (found === undefined) throw new Error(`No checksum for ${nine}`)
  return found
}
