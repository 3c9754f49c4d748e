import './one-copy.ts'
import { afterEach, beforeEach, vi } from 'vitest'

// React then says which change of a component nobody has waited for.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// What jsdom leaves out because it lays nothing out.
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined
Range.prototype.getClientRects = () => document.body.getClientRects()
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect()

/**
 * What react-admin itself says while it is developed with: each refusal of the API, which a test has
 * asked for, and props that it gives to fields for older versions of MUI than this one or to a form's
 * box by mistake.
 */
function isOfReactAdmin([first, prop]: unknown[]): boolean {
  if (first instanceof Error) return ['HttpError', 'ApiProblem'].includes(first.name)
  const passedOn = ['InputProps', 'inputProps', 'inputRef', 'disableInvalidFormNotification']
  const isUnknownProp = String(first).startsWith('React does not recognize the `%s` prop')
  return isUnknownProp && passedOn.includes(String(prop))
}

beforeEach(async () => {
  const { configure } = await import('@testing-library/react')
  // Screens are read from the disk when they are first opened: on a busy machine that takes its time.
  // Nothing is styled here, so no style hides anything: jsdom is slow at finding that out.
  // Without the whole page in it, an error of a search that goes on is quickly made.
  const getElementError = (message: string | null) => new Error(message ?? '')
  configure({ asyncUtilTimeout: 60_000, defaultHidden: true, getElementError })
  const report = vi.mocked(console.error).getMockImplementation()
  vi.mocked(console.error).mockImplementation((...said) => {
    if (!isOfReactAdmin(said)) report?.(...said)
  })
  localStorage.clear()
})

afterEach(async () => {
  const { cleanup } = await import('@testing-library/react')
  cleanup()
  vi.useRealTimers()
})
