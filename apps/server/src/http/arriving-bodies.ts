import { join } from 'node:path'
import type { Env } from '../env.ts'

/** The folder of large bodies while they are received. */
export const arrivingBodies = ({ dataDir }: Pick<Env, 'dataDir'>): string =>
  join(dataDir, 'arriving')
