import type { Locale } from '@minikran/domain/catalogue/product-path'
import { typedPlan } from '@minikran/domain/lift-planning/read-plan'
import type { Logger } from '../../operations/logger.ts'
import { findPlan, type PlanApi } from './find-plan.ts'

/** The PDF of an inquiry's lift plan; null when it cannot be made, which stops no mail. */
export function createPlanAttachments({ api, log }: { api: PlanApi; log: Pick<Logger, 'warn'> }) {
  return async (plan: string, locale: Locale): Promise<Buffer | null> => {
    try {
      const found = await findPlan(api, typedPlan(new URLSearchParams(plan)), locale)
      if (found === null) return null
      // Loaded with the first PDF: most processes never make one.
      const { makePlanPdf } = await import('./make-plan-pdf.ts')
      return Buffer.from(await makePlanPdf(found))
    } catch (err) {
      log.warn({ err, plan }, 'lift plan not attached')
      return null
    }
  }
}
