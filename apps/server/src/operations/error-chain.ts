// Ends a chain in which an error is its own cause.
const mostDeep = 10

/** An error and its causes, the outermost first. */
export function errorChain(error: unknown): Error[] {
  const chain: Error[] = []
  for (let at = error; at instanceof Error && chain.length < mostDeep; at = at.cause) chain.push(at)
  return chain
}

/** The first cause; undefined when what was thrown is no error. */
export const innermost = (error: unknown): Error | undefined => errorChain(error).at(-1)
