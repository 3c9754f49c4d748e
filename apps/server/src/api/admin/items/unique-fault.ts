import { databaseFault } from '../../../operations/database-fault.ts'
import type { Errors, Resource } from './resource.ts'

const usedMedium = /^(?:image|document|movie)_uses_(image|document|movie)_id_/

/**
 * The field that the database refuses: a unique index that the resource names, or a picture,
 * document or movie that is not there any more. Null for other errors.
 */
export function uniqueFault(error: unknown, { unique }: Resource): Errors | null {
  const fault = databaseFault(error)
  if (fault?.code === '23503') {
    const [, medium] = usedMedium.exec(String(fault.constraint)) ?? []
    return medium === undefined ? null : { [`${medium}_ids`]: ['goneItem'] }
  }
  if (fault?.code !== '23505') return null
  const known = unique[String(fault.constraint)]
  return known === undefined ? null : { [known.field]: [known.rule] }
}

/** The field whose item does not exist (`products_depot_id_depots_id_fk`); null for other errors. */
export function referenceFault(error: unknown): Errors | null {
  const fault = databaseFault(error)
  if (fault?.code !== '23503') return null
  const [, column = 'id'] =
    /^(\w+?_id)_/.exec(String(fault.constraint).replace(`${String(fault.table)}_`, '')) ?? []
  return { [column]: ['reference'] }
}
