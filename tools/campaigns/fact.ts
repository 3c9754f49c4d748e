/** One thing that a campaign found out; `holds` is absent where there is nothing to judge. */
export type Fact = { name: string; value: string; holds?: boolean }

/** Prints the facts as a table; true when all that can hold do. */
export function printFacts(facts: readonly Fact[]): boolean {
  const width = Math.max(...facts.map((fact) => fact.name.length))
  for (const { name, value, holds } of facts) {
    const verdict = holds === undefined ? '' : holds ? '  ok' : '  FAILED'
    console.log(`${name.padEnd(width)}  ${value}${verdict}`)
  }
  return brokenFacts(facts).length === 0
}

/** The facts that do not hold, as sentences. */
export function brokenFacts(facts: readonly Fact[]): string[] {
  return facts.filter((fact) => fact.holds === false).map(({ name, value }) => `${name}: ${value}`)
}
