import type { CraneFigures } from '@minikran/contract/crane-selection'

type Measured = Partial<Omit<CraneFigures, 'slew_deg'>> & { fields: Record<string, unknown> }

/** The figures that a crane is drawn from. */
export function presentFigures(product: Measured | null): CraneFigures {
  // The JSON column may hold what a hand wrote: what is no number is not known.
  const field = (name: string) => {
    const value = product?.fields[name]
    return typeof value === 'number' ? value : null
  }
  return {
    length: product?.length ?? null,
    width: product?.width ?? null,
    height: product?.height ?? null,
    length_unfolded: product?.length_unfolded ?? null,
    width_unfolded: product?.width_unfolded ?? null,
    slew_deg: field('slew_deg'),
    climb_deg: field('climb_deg'),
    ground_pressure: field('ground_pressure'),
    outrigger_load: field('outrigger_load'),
  }
}
