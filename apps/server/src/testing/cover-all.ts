/**
 * So few of the choices that every trait of any of them is had by one that is chosen. Given the pairs
 * of its values as a choice's traits, every pair that there is is met: a pairwise choice.
 */
export function coverAll<Choice>(
  choices: readonly Choice[],
  traitsOf: (choice: Choice) => readonly string[],
): Choice[] {
  const met = new Set<string>()
  const chosen: Choice[] = []
  const all = choices.map((choice) => ({ choice, traits: traitsOf(choice) }))
  // First whatever brings the most that is new, at last whatever brings anything.
  for (let least = Math.max(0, ...all.map(({ traits }) => traits.length)); least > 0; least -= 1) {
    for (const { choice, traits } of all) {
      if (traits.filter((trait) => !met.has(trait)).length < least) continue
      for (const trait of traits) met.add(trait)
      chosen.push(choice)
    }
  }
  return chosen
}
