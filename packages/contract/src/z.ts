// `.openapi()` exists only on schemas made by this extended zod, so every schema takes z from here.
export { z } from '@hono/zod-openapi'
