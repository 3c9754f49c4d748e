/** A few of the choices that have all traits of all choices; with pairs of values as traits, a pairwise choice. */
export function coverAll<Choice>(
  choices: readonly Choice[],
  traitsOf: (choice: Choice) => readonly string[],
): Choice[] {
  const met = new Set<string>()
  const chosen: Choice[] = []
  const all = choices.map((choice) => ({ choice, traits: traitsOf(choice) }))
  // First those with the most new traits, last those with one.
  for (let least = Math.max(0, ...all.map(({ traits }) => traits.length)); least > 0; least -= 1) {
    for (const { choice, traits } of all) {
      if (traits.filter((trait) => !met.has(trait)).length < least) continue
      for (const trait of traits) met.add(trait)
      chosen.push(choice)
    }
  }
  return chosen
}
