import { readPlanQuery } from '@minikran/domain/lift-planning/plan-query'

/** The lift plan that goes along, `?lyftplan=`; null when it is none. */
export function planInAddress({ searchParams }: Pick<URL, 'searchParams'>): string | null {
  return readPlanQuery(new URLSearchParams(searchParams.get('lyftplan') ?? ''))
}
