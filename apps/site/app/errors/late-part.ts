// No imports: this lies beside the framework, before everything else.

/** The chunk load time-out. */
export const partTimeOutMs = 120_000

/** Waits for a part of the site that is loaded when needed; one that takes too long counts as failed. */
export function awaitPart<T>(part: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('A script took too long')), partTimeOutMs)
    part.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** /fel in the language of the page, with the address to try again. */
export function errorAddress(path: string): string {
  const isEnglish = /^\/en(?:[/?]|$)/.test(path)
  return `${isEnglish ? '/en' : ''}/fel?fran=${encodeURIComponent(path)}`
}
