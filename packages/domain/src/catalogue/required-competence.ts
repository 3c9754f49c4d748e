type LoadChartRow = { lift_radius: number; lift_weight: number }
/** What decides which training a machine asks for; null is not known. */
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

/** The greatest moment of a load chart in tonne-metres, counted from the crane's centre. */
export function liftMomentOf(rows: readonly LoadChartRow[]): number | null {
  if (rows.length === 0) return null
  return Math.max(...rows.map((row) => (row.lift_radius * row.lift_weight) / 1000))
}

/**
 * The courses that a machine's driver needs, in the order in which they are taken: mini cranes
 * safe lifting and the eligibility up to 10 tonne-metres at least, above that one more.
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

/** A mini crane above the 10 tonne-metres of the smaller eligibility. */
export function isLargeCrane({
  outline,
  liftMomentTm,
}: Pick<MachineFacts, 'outline' | 'liftMomentTm'>): boolean {
  return outline === 'mini-crane' && liftMomentTm !== null && liftMomentTm > smallCraneTm
}

const mobileMachines = ['mini-crane', 'glass-robot', 'tracked-carrier']

/** Whether building sites ask for a trade certificate: above 1500 kg or five tonne-metres. */
export function needsTradeCertificate({ outline, weightKg, liftMomentTm }: MachineFacts): boolean {
  if (!mobileMachines.includes(outline)) return false
  const { aboveKg, aboveTm } = tradeCertificate
  return (weightKg ?? 0) > aboveKg || (liftMomentTm ?? 0) > aboveTm
}
