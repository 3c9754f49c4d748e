/** Random numbers that a seed repeats, so that a failed campaign can be run again as it was. */
export type Random = {
  /** A whole number from `least` to `most`, both included. */
  between: (least: number, most: number) => number
  pick: <T>(choices: readonly T[]) => T
}

/** Mulberry32: small, quick, and even enough to choose moments and words with. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    between,
    pick: (choices) => {
      const chosen = choices[between(0, choices.length - 1)]
      if (chosen === undefined) throw new Error('There is nothing to pick from.')
      return chosen
    },
  }
}
