import type { ErrorCode } from '@minikran/contract/error-codes'
import type { z } from '@minikran/contract/z'
import { maxBodyBytes } from '../../http/body-sizes.ts'

export type Refusal = { ok: false; code: ErrorCode; errors?: Record<string, string[]> }
export type Checked<T> = { ok: true; value: T } | Refusal

/** A body or query whose names and texts have been checked, but not its types. */
export type Fields = Record<string, unknown>

const maxDepth = 8
const maxValues = 5_000
const protoKey = '__proto__'

// Without a prototype, so that a field may be called `constructor` or `__proto__`.
const namedErrors = (): Record<string, string[]> => Object.create(null)

/** Query parameters, each at most once. Those for which `isRead` is false are ignored. */
export function readQuery(
  url: string,
  isRead: (name: string) => boolean = () => true,
): Checked<Fields> {
  const at = url.indexOf('?')
  const fields: Fields = Object.create(null)
  const errors = namedErrors()
  const parts = at === -1 ? [] : (url.slice(at + 1).split('#')[0] ?? '').split('&')
  for (const part of parts) {
    if (part === '') continue
    const [name, value] = decodePart(part)
    if (name === null || value === null) return { ok: false, code: 'invalidRequest' }
    if (!isRead(name)) continue
    if (name === protoKey) errors[protoKey] = ['unknownKey']
    else if (Object.hasOwn(fields, name)) errors[name] = ['single']
    else if (!isCleanText(name) || !isCleanText(value)) errors[name] = ['characters']
    else fields[name] = value
  }
  if (Object.keys(errors).length === 0) return { ok: true, value: fields }
  return { ok: false, code: 'validationFailed', errors }
}

function decodePart(part: string): [string | null, string | null] {
  const equals = part.indexOf('=')
  const raw = equals === -1 ? [part, ''] : [part.slice(0, equals), part.slice(equals + 1)]
  try {
    const [name = '', value = ''] = raw.map((text) => decodeURIComponent(text.replaceAll('+', ' ')))
    return [name, value]
  } catch {
    // A broken percent sequence.
    return [null, null]
  }
}

// NUL cannot be stored and a lone surrogate is no text.
export function isCleanText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** A JSON object, checked for size, depth, unreadable text and `__proto__`. */
export async function readJsonBody(request: Request): Promise<Checked<Fields>> {
  const parsed = await readJsonObject(request)
  if (!parsed.ok) return parsed
  const errors = unreadableFields(parsed.value)
  if (Object.keys(errors).length === 0) return parsed
  return { ok: false, code: 'validationFailed', errors }
}

/** A form as it was sent: `faults` of types by field, and the typed `body`, null with a fault. */
export type SentFields<Body> = {
  fields: Fields
  faults: Record<string, string[]>
  body: Body | null
}

/** The fields of a form. Faulty types do not refuse it yet: its own rules report them too. */
export async function readFormBody<Form extends z.ZodType>(
  form: Form,
  request: Request,
): Promise<Checked<SentFields<z.output<Form>>>> {
  const parsed = await readJsonObject(request)
  if (!parsed.ok) return parsed
  const fields = parsed.value
  const unreadable = unreadableFields(fields)
  if (Object.values(unreadable).flat().includes('tooComplex')) {
    return { ok: false, code: 'validationFailed', errors: unreadable }
  }
  const typed = checkFields(form, fields)
  const faults = Object.assign(namedErrors(), typed.ok ? {} : typed.errors, unreadable)
  const isSound = typed.ok && Object.keys(faults).length === 0
  return { ok: true, value: { fields, faults, body: isSound ? typed.value : null } }
}

async function readJsonObject(request: Request): Promise<Checked<Fields>> {
  const encoding = request.headers.get('content-encoding') ?? 'identity'
  if (!isJson(request.headers.get('content-type')) || encoding.toLowerCase() !== 'identity') {
    return { ok: false, code: 'unsupportedMediaType' }
  }
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > maxBodyBytes) return { ok: false, code: 'bodyTooLarge' }
  if (valuesIn(new Uint8Array(bytes)) > maxValues) {
    return { ok: false, code: 'validationFailed', errors: { body: ['tooComplex'] } }
  }
  const parsed = parseJson(bytes)
  if (!parsed.ok) return parsed
  const body = parsed.value
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { ok: false, code: 'invalidRequest' }
  }
  return { ok: true, value: body as Fields }
}

function unreadableFields(body: Fields): Record<string, string[]> {
  const errors = namedErrors()
  for (const [name, value] of Object.entries(body)) {
    const fault = isCleanText(name) ? faultIn(value, 1) : 'characters'
    if (name === protoKey) errors[protoKey] = ['unknownKey']
    else if (fault !== null) errors[name.toWellFormed()] = [fault]
    if (Object.keys(errors).length > 50) break
  }
  return errors
}

function isJson(contentType: string | null): boolean {
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';')
  if (type.trim() !== 'application/json') return false
  return parameters.every((parameter) => {
    const [name = '', value = ''] = parameter.split('=').map((part) => part.trim())
    return name !== 'charset' || value.replaceAll('"', '') === 'utf-8'
  })
}

const [quote, comma, bracket, backslash, brace] = [34, 44, 91, 92, 123]

/**
 * How many values a JSON text has, each after a comma or the start of a list or an object. Counting takes
 * 3 ms a mebibyte; parsing 90,000 names and listing them took 150.
 */
function valuesIn(bytes: Uint8Array): number {
  let values = 0
  let isText = false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === quote) isText = !isText
    else if (isText && byte === backslash) at += 1
    else if (!isText && (byte === comma || byte === bracket || byte === brace)) values += 1
  }
  return values
}

function parseJson(bytes: ArrayBuffer): Checked<unknown> {
  try {
    // Fatal: broken UTF-8 is refused, not stored as replacement characters.
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    return { ok: false, code: 'invalidJson' }
  }
}

function faultIn(value: unknown, depth: number): string | null {
  if (typeof value === 'string') return isCleanText(value) ? null : 'characters'
  if (typeof value !== 'object' || value === null) return null
  if (depth >= maxDepth) return 'tooComplex'
  for (const [name, inner] of Object.entries(value)) {
    if (name === protoKey) return 'unknownKey'
    const fault = isCleanText(name) ? faultIn(inner, depth + 1) : 'characters'
    if (fault !== null) return fault
  }
  return null
}

/** Checks fields against a schema; faults are rule keys by field name, never zod's messages. */
export function checkFields<Schema extends z.ZodType>(
  schema: Schema,
  fields: Fields,
): Checked<z.output<Schema>> {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return { ok: true, value: parsed.data }
  const errors = namedErrors()
  for (const issue of parsed.error.issues.slice(0, 100)) {
    const unknownKeys = issue.code === 'unrecognized_keys' ? issue.keys : [null]
    for (const key of unknownKeys.slice(0, 50)) {
      const name = [...issue.path, ...(key === null ? [] : [key])].join('.')
      errors[name] = [...(errors[name] ?? []), ruleKey(issue, fields)]
    }
  }
  return { ok: false, code: 'validationFailed', errors }
}

type Issue = z.core.$ZodIssue

function isSent(path: Issue['path'], fields: Fields): boolean {
  let place: unknown = fields
  for (const name of path) {
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, name)) return false
    place = (place as Record<PropertyKey, unknown>)[name]
  }
  return true
}

const tooBigRules: Record<string, string> = { string: 'maxLength', array: 'maxCount' }

function ruleKey(issue: Issue, fields: Fields): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'unknownKey'
    case 'invalid_type':
      return isSent(issue.path, fields) ? 'type' : 'required'
    case 'too_small':
      return issue.origin === 'string' ? 'minLength' : 'min'
    case 'too_big':
      return tooBigRules[issue.origin] ?? 'max'
    case 'custom':
      return typeof issue.params?.['rule'] === 'string' ? issue.params['rule'] : 'format'
    case 'invalid_union':
      return 'type'
    default:
      return 'format'
  }
}
