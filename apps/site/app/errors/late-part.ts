// No imports: this lies beside the framework, before everything else.

/** The chunk load time-out. */
export const partTimeOutMs = 120_000

/** Waits for a part of the site that is loaded when needed; one that takes too long ends at /fel. */
export function awaitPart<T>(part: Promise<T>, leave: () => void = leaveForError): Promise<T> {
  const timer = setTimeout(leave, partTimeOutMs)
  return part.finally(() => clearTimeout(timer))
}

/** /fel in the language of the page, with the address to try again. */
export function errorAddress(path: string): string {
  const isEnglish = /^\/en(?:[/?]|$)/.test(path)
  return `${isEnglish ? '/en' : ''}/fel?fran=${encodeURIComponent(path)}`
}

/** Leaves this page for /fel. */
function leaveForError() {
  location.assign(errorAddress(location.pathname + location.search))
}
