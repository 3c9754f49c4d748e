type LoadChartRow = { lift_radius: number; lift_weight: number }
/** Data that decide which training a machine requires; null when unknown. */
export type MachineFacts = {
  outline: string
  weightKg: number | null
  liftMomentTm: number | null
  /** A platform that lifts people has a working height. */
  workHeightM: number | null
}
/** Courses by the beginning of their occasions' slugs (`course` of getEducationsArr). */
export type CourseKey =
  | 'sakra-lyft'
  | 'minikran-10-tm'
  | 'minikran-over-10-tm'
  | 'vakuumlyft-glasrobot'
  | 'liftutbildning'

const smallCraneTm = 10
const tradeCertificate = { aboveKg: 1500, aboveTm: 5 } as const

/** The largest load moment of a load chart in tonne-metres, from the crane's centre. */
export function liftMomentOf(rows: readonly LoadChartRow[]): number | null {
  if (rows.length === 0) return null
  return Math.max(...rows.map((row) => (row.lift_radius * row.lift_weight) / 1000))
}

/**
 * The courses that an operator of the machine needs, in order. Mini cranes require safe lifting and
 * the course up to 10 tonne-metres, larger ones also the course above that.
 */
export function requiredCourses({ outline, liftMomentTm, workHeightM }: MachineFacts): CourseKey[] {
  switch (outline) {
    case 'mini-crane':
      return isLargeCrane({ outline, liftMomentTm })
        ? ['sakra-lyft', 'minikran-10-tm', 'minikran-over-10-tm']
        : ['sakra-lyft', 'minikran-10-tm']
    case 'glass-robot':
    case 'vacuum-lifter':
      return ['sakra-lyft', 'vakuumlyft-glasrobot']
    case 'aerial-lift':
      return workHeightM === null ? [] : ['liftutbildning']
    case 'lifting-accessory':
      return ['sakra-lyft']
    default:
      return []
  }
}

/** A mini crane above 10 tonne-metres. */
export function isLargeCrane({
  outline,
  liftMomentTm,
}: Pick<MachineFacts, 'outline' | 'liftMomentTm'>): boolean {
  return outline === 'mini-crane' && liftMomentTm !== null && liftMomentTm > smallCraneTm
}

const mobileMachines = ['mini-crane', 'glass-robot', 'tracked-carrier']

/** Whether building sites require a trade certificate: above 1500 kg or 5 tonne-metres. */
export function needsTradeCertificate({ outline, weightKg, liftMomentTm }: MachineFacts): boolean {
  if (!mobileMachines.includes(outline)) return false
  const { aboveKg, aboveTm } = tradeCertificate
  return (weightKg ?? 0) > aboveKg || (liftMomentTm ?? 0) > aboveTm
}
