import type { ErrorCode } from '@minikran/contract/error-codes'
import type { RefusedForm } from '@minikran/contract/forms'
import type { Visitor } from '@minikran/contract/site-handler'
import { z } from '@minikran/contract/z'
import type { Permission } from '@minikran/domain/access/permissions'
import type { ItemKind } from '@minikran/domain/content/item-kinds'
import type { ContentTable } from '../../database/content-tables.ts'
import type { RateLimitPolicy } from '../../http/rate-limit.ts'
import type { Principal } from './authenticate.ts'
import type { SentFields } from './validate.ts'

/** Who asks and how; what a call may know besides its checked input. */
export type CallContext = {
  visitor: Visitor
  principal: Principal
  /** The session token that came along, whether or not its session is alive. */
  token: string | null
  headers: Headers
}

/** Until when data hold when the clock changes them: the instant, in epoch milliseconds. */
type Holding = { validUntilMs?: number }

/** Every outcome a call can have; errors that nobody foresaw are thrown. */
export type Answer =
  | ({ kind: 'data'; data: object; headers?: Record<string, string> } & Holding)
  | ({
      kind: 'list'
      data: readonly object[]
      count: number
      headers?: Record<string, string>
    } & Holding)
  /** Without a name it is shown, not kept. */
  | {
      kind: 'file'
      name: string | null
      type: string
      body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
    }
  | { kind: 'notFound' }
  | { kind: 'invalid'; errors: Record<string, string[]> }
  /** Of a form that becomes a case: told without a problem around it. */
  | { kind: 'refusedForm'; errors: Record<string, string[]>; details?: RefusedForm['details'] }
  | {
      kind: 'problem'
      code: ErrorCode
      facts?: Record<string, unknown>
      headers?: Record<string, string>
    }
  | { kind: 'stored'; status: number; body: string }
  /** A body in a shape of its own, for whoever asked and nobody else. */
  | { kind: 'own'; body: object; cookies?: readonly string[] }
  | { kind: 'text'; text: string; cookies?: readonly string[] }
  /** All is done and there is nothing to say: 204. */
  | { kind: 'done'; cookies?: readonly string[] }

type Input<Query extends z.ZodObject, Body extends z.ZodType> = {
  query: z.output<Query>
  body: z.output<Body>
}

/** One call: everything that has to happen before its handler, as data. */
export type Call<Query extends z.ZodObject = z.ZodObject, Body extends z.ZodType = z.ZodType> = {
  method: 'get' | 'post' | 'patch'
  /** Below `/api`, e.g. `/site/getDepotsArr`; below `/admin` only the back office's sessions count. */
  path: string
  summary: string
  permission: Permission
  /** The kind of items that it writes, for calls that only who may ever write such an item may make. */
  writes: ItemKind | null
  query: Query
  /** How the body comes: as JSON, as the one file of an upload, or not: then none is read. */
  takes: 'json' | 'file' | 'nothing'
  /** The fields of a form whose handler tells what is wrong with their types; null for others. */
  form: z.ZodType | null
  /** Whether an `Idempotency-Key` makes a repeat return the first answer and store nothing. */
  repeatable: boolean
  /** Of a call that takes one; null for the others. */
  file: FileRule | null
  body: Body
  /** The 200 answer as it is described and tested; null: 204. */
  answer: z.ZodType | null
  /** Its media type. */
  answerType: string
  /**
   * The content tables that the answer is made from: a change of one drops it from the response cache.
   * Null: it depends on more than content, so neither it nor a page that makes this call is cached.
   */
  reads: readonly ContentTable[] | null
  /** The part of the input that the answer depends on; null: it is not cached. */
  cacheKey(input: Input<Query, Body>): unknown
  /** Runs for each 200 answer to a GET, also for a cached one, for example to count a view. */
  onAnswered(input: Input<Query, Body>): void
  /** Limits by address that are shared by all processes, beyond the wide ones of every call. */
  limits(input: Input<Query, Body>): readonly RateLimitPolicy[]
  /** Whether somebody may make it who has to set up the second step before anything else. */
  beforeSecondStep: boolean
  handle(input: Input<Query, Body>, context: CallContext): Promise<Answer>
}

const json = 'application/json'

/** A call that reads; names in its query that the schema does not know are ignored. */
export function readCall<Query extends z.ZodObject>(
  call: Pick<Call<Query>, 'path' | 'summary' | 'permission' | 'query' | 'answer' | 'handle'> &
    Partial<
      Pick<
        Call<Query>,
        'reads' | 'cacheKey' | 'onAnswered' | 'limits' | 'answerType' | 'beforeSecondStep'
      >
    >,
): Call<Query> {
  const cacheKey = ({ query }: { query: z.output<Query> }) => query
  return {
    ...uncached,
    cacheKey,
    ...defaults,
    ...call,
    method: 'get',
    takes: 'nothing',
    body: z.unknown(),
  }
}

/** A call that writes: JSON body, no query. */
export function writeCall<Body extends z.ZodType>(
  call: Pick<
    Call<z.ZodObject, Body>,
    'path' | 'summary' | 'permission' | 'body' | 'answer' | 'handle'
  > &
    Partial<
      Pick<Call<z.ZodObject, Body>, 'answerType' | 'limits' | 'beforeSecondStep' | 'repeatable'>
    > & {
      method?: 'post' | 'patch'
    },
): Call<z.ZodObject, Body> {
  return { ...uncached, ...defaults, method: 'post', ...call, query: noQuery }
}

/** A call that only has to be made: POST without a body, answered by 204. */
export function plainCall(
  call: Pick<Call, 'path' | 'summary' | 'permission' | 'handle'> &
    Partial<Pick<Call, 'beforeSecondStep'>>,
): Call {
  const without = { query: noQuery, takes: 'nothing' as const, body: z.unknown(), answer: null }
  return { ...uncached, ...defaults, ...call, ...without, method: 'post' }
}

/**
 * A call that takes a form: fields of a wrong type reach its handler with all others, so that every
 * fault of the form is told at once.
 */
export function formCall<Form extends z.ZodType>(
  call: Pick<FormCall<Form>, 'path' | 'summary' | 'permission' | 'answer' | 'handle'> & {
    form: Form
  },
): FormCall<Form> {
  const body = z.custom<SentFields<z.output<Form>>>()
  const own = { method: 'post', query: noQuery, body, repeatable: true } as const
  return { ...uncached, ...defaults, ...call, ...own }
}

type FormCall<Form extends z.ZodType> = Call<z.ZodObject, z.ZodType<SentFields<z.output<Form>>>>

/** The one file of an upload, as it came; what it is called and said to be decides nothing. */
export type UploadedFile = { name: string; bytes: Uint8Array }

/** How the file of an upload may come. */
export type FileRule = {
  /** The field that refusals name; a form may call its own as it likes. */
  field: string
  maxBytes: number
  /** Media types under which it may come bare, without a form. */
  bareTypes: readonly string[]
}

/** A call that takes one file, as the only one of a multipart form or bare. */
export function uploadCall(
  call: Pick<Call<z.ZodObject, typeof uploadBody>, 'path' | 'summary' | 'permission' | 'handle'> &
    Pick<Call, 'answer' | 'limits'> & { file: FileRule; writes?: ItemKind },
): Call<z.ZodObject, typeof uploadBody> {
  return {
    ...uncached,
    ...defaults,
    ...call,
    method: 'post',
    query: noQuery,
    takes: 'file',
    body: uploadBody,
  }
}

const uploadBody = z.custom<UploadedFile>()

const defaults = {
  takes: 'json' as const,
  form: null,
  repeatable: false,
  file: null,
  limits: () => [],
  beforeSecondStep: false,
  writes: null,
  answerType: json,
  onAnswered: () => undefined,
}
const uncached = { reads: null, cacheKey: () => null }

/** For calls without parameters: every key is one too many. */
export const noQuery = z.strictObject({})

export const dataOf = <Schema extends z.ZodType>(schema: Schema) => z.object({ data: schema })
export const listOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ data: z.array(schema), count: z.int() })
