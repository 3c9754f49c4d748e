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

/** What a call knows of the request besides its checked input. */
export type CallContext = {
  visitor: Visitor
  principal: Principal
  /** The session token of the request, whether or not its session is alive. */
  token: string | null
  headers: Headers
}

/** The instant, in epoch milliseconds, at which the clock makes the data outdated. */
type Holding = { validUntilMs?: number }

/** Every outcome of a call except unexpected errors, which are thrown. */
export type Answer =
  | ({ kind: 'data'; data: object; headers?: Record<string, string> } & Holding)
  | ({
      kind: 'list'
      data: readonly object[]
      count: number
      headers?: Record<string, string>
    } & Holding)
  /** Without a name the browser shows it instead of saving it. */
  | {
      kind: 'file'
      name: string | null
      type: string
      body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
    }
  | { kind: 'notFound' }
  | { kind: 'invalid'; errors: Record<string, string[]> }
  /** Of a form that becomes a case: a body of its own shape, not a problem. */
  | { kind: 'refusedForm'; errors: Record<string, string[]>; details?: RefusedForm['details'] }
  | {
      kind: 'problem'
      code: ErrorCode
      facts?: Record<string, unknown>
      headers?: Record<string, string>
    }
  | { kind: 'stored'; body: string }
  /** A body of its own shape for this client only, never cached. */
  | { kind: 'own'; body: object; cookies?: readonly string[] }
  | { kind: 'text'; text: string; cookies?: readonly string[] }
  /** 204. */
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
  /** The kind of items that it writes; roles that may never write one are refused. */
  writes: ItemKind | null
  query: Query
  /** The kind of body: JSON, the one file of an upload, or none. */
  takes: 'json' | 'file' | 'nothing'
  /** The fields of a form whose handler reports faulty types itself; null for other calls. */
  form: z.ZodType | null
  /** Whether an `Idempotency-Key` makes a repeat return the first answer and store nothing. */
  repeatable: boolean
  /** For a call that takes a file; null for the others. */
  file: FileRule | null
  body: Body
  /** The schema of the 200 answer, for documentation and tests; null: 204. */
  answer: z.ZodType | null
  /** The media type of the 200 answer; several where the query chooses one. */
  answerType: string | readonly string[]
  /**
   * The content tables of the answer: a change of one drops the answer from the response cache. Null:
   * it depends on more than content, so neither it nor a page that makes this call is cached.
   */
  reads: readonly ContentTable[] | null
  /** The part of the input that the answer depends on; null: it is not cached. */
  cacheKey(input: Input<Query, Body>): unknown
  /** Runs for each 200 answer to a GET, also for a cached one, for example to count a view. */
  onAnswered(input: Input<Query, Body>): void
  /** Limits by network, counted for all processes, besides the client's limit for all calls. */
  limits(input: Input<Query, Body>): readonly RateLimitPolicy[]
  /** Whether staff without their second step may make it. */
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

/** A POST without a body, answered by 204. */
export function plainCall(
  call: Pick<Call, 'path' | 'summary' | 'permission' | 'handle'> &
    Partial<Pick<Call, 'beforeSecondStep'>>,
): Call {
  const without = { query: noQuery, takes: 'nothing' as const, body: z.unknown(), answer: null }
  return { ...uncached, ...defaults, ...call, ...without, method: 'post' }
}

/**
 * A call that takes a form. Fields of a wrong type reach its handler too, so that it reports all
 * faults at once.
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

/** The one file of an upload, as it was sent. Neither its name nor its media type is trusted. */
export type UploadedFile = { name: string; bytes: Uint8Array }

/** Which file an upload takes. */
export type FileRule = {
  /** The field that refusals name; a form's field may have any name. */
  field: string
  maxBytes: number
  /** Media types that may be sent bare, without a form. */
  bareTypes: readonly string[]
}

/** A call that takes one file, as the only one of a multipart form or bare. */
export function uploadCall(
  call: Pick<Call<z.ZodObject, typeof uploadBody>, 'path' | 'summary' | 'permission' | 'handle'> &
    Pick<Call, 'answer'> & { file: FileRule; writes?: ItemKind; limits?: Call['limits'] },
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

/** For calls without parameters: any parameter is refused. */
export const noQuery = z.strictObject({})

export const dataOf = <Schema extends z.ZodType>(schema: Schema) => z.object({ data: schema })
export const listOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ data: z.array(schema), count: z.int() })
