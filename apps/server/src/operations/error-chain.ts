// More than anybody wraps; a cause that leads back to its error ends here too.
const mostDeep = 10

/** An error and what caused it, the outermost first: query builder and clients of stores wrap. */
export function errorChain(error: unknown): Error[] {
  const chain: Error[] = []
  for (let at = error; at instanceof Error && chain.length < mostDeep; at = at.cause) chain.push(at)
  return chain
}

/** The error that the others wrap; undefined when no error was thrown. */
export const innermost = (error: unknown): Error | undefined => errorChain(error).at(-1)
