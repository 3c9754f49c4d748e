// `.openapi()` exists only on schemas made by this extended zod, so every schema takes z from here.
import { z } from '@hono/zod-openapi'

export { z }

/** An instant in UTC. */
export const instant = z.iso.datetime()
