import { randomFrom } from '../../apps/server/demo/random.ts'

/** Random numbers that a seed repeats, so that a failed campaign can be run again as it was. */
export type Random = {
  /** A whole number from `least` to `most`, both included. */
  between: (least: number, most: number) => number
  pick: <T>(choices: readonly T[]) => T
}

export function seededRandom(seed: number): Random {
  const next = randomFrom(seed)
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
