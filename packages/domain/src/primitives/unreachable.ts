/** Default of a `switch` over a union: a missing case does not compile, another value throws. */
export function unreachable(value: never): never {
  throw new Error(`Unreachable case: ${JSON.stringify(value)}`)
}
