import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext } from '@playwright/test'

const lateMs = Number(process.env['E2E_SLOW'] ?? '0')
const scriptsAndData = /\.js(\?|$)|\.data(\?|$)|\/api\//

/**
 * `E2E_SLOW=900`: every script and every answer comes about so many milliseconds late, each by
 * another time, as on a slow phone. What a journey presses too early then shows itself.
 */
export async function slowDown(context: BrowserContext): Promise<void> {
  if (lateMs === 0) return
  await context.route(scriptsAndData, async (route) => {
    await wait(lateMs * (0.5 + Math.random()))
    // The page that asked may be gone by now.
    await route.continue().catch(() => undefined)
  })
}
