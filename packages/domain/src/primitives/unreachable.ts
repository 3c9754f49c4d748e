/** Ends a `switch` over a union: a forgotten case does not compile, a broken promise throws. */
export function unreachable(value: never): never {
  throw new Error(`Unreachable case: ${JSON.stringify(value)}`)
}
