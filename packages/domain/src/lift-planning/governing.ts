/** A limit of a lift and its used share: 1 is fully used. */
export type UsedLimit<By extends string> = { by: By; used: number }
/** The tightest limit; the percent is rounded up. */
export type Governing<By extends string> = { governedBy: By; usedPercent: number }

/** The limit with the largest used share; of equal ones the first. */
export function governingOf<By extends string>(
  limits: readonly [UsedLimit<By>, ...UsedLimit<By>[]],
): Governing<By> {
  const { by, used } = limits.reduce((most, each) => (each.used > most.used ? each : most))
  return { governedBy: by, usedPercent: Math.ceil(Math.round(used * 1e8) / 1e6) }
}
