import {
  caseQuerySchema,
  casesQuerySchema,
  customerCaseSchema,
  listedCaseSchema,
  pictureQuerySchema,
} from '@minikran/contract/customer-cases'
import { z } from '@minikran/contract/z'
import { and, eq } from 'drizzle-orm'
import { loadCaseParts } from '../../database/case-parts.ts'
import type { Database } from '../../database/client.ts'
import { isOwnCase } from '../../database/own-cases.ts'
import { cases } from '../../database/schema/cases.ts'
import { loadCaseCalendar } from '../../mail/load-case-calendar.ts'
import { readCaseUpload } from '../../media/case-uploads.ts'
import type { Storage } from '../../media/storage.ts'
import { accountOf } from '../calls/authenticate.ts'
import { type Call, dataOf, listOf, readCall } from '../calls/call.ts'
import { listCases } from '../cases/case-rows.ts'
import { presentCase, presentListedCase } from '../cases/present-case.ts'
import { markRead } from './mark-read.ts'
import { findOwnCase } from './own-case.ts'

type ReadServices = {
  db: Database
  storage: Storage
  publicUrl: string
  now: () => number
}

/** What a customer reads of the own cases. */
export function readCaseCalls(services: ReadServices): Call[] {
  return [
    getCasesArr(services),
    getCaseObj(services),
    getCasePicture(services),
    getCaseCalendar(services),
  ]
}

const getCasesArr = ({ db }: ReadServices) =>
  readCall({
    path: '/customer/getCasesArr',
    summary: 'The own cases, by state and in an order',
    permission: 'case:read:own',
    query: casesQuerySchema,
    answer: listOf(listedCaseSchema),
    async handle({ query }, context) {
      const { state, sort = 'newest', page, per_page: limit } = query
      const where = and(
        isOwnCase(accountOf(context.principal).userId),
        state ? eq(cases.state, state) : undefined,
      )
      const offset = (page - 1) * limit
      const { rows, count } = await listCases(db, { where, order: sort, limit, offset })
      return { kind: 'list', data: rows.map(presentListedCase), count }
    },
  })

const getCaseObj = ({ db }: ReadServices) =>
  readCall({
    path: '/customer/getCaseObj',
    summary: 'One of the own cases with its history, messages and pictures',
    permission: 'case:read:own',
    query: caseQuerySchema,
    answer: dataOf(customerCaseSchema),
    async handle({ query }, context) {
      const row = await findOwnCase(db, context, query.case_number)
      if (row === null) return { kind: 'notFound' }
      const parts = await loadCaseParts(db, row.case.id)
      if (row.fromDepotUnread > 0) await markRead(db, parts.messages)
      return { kind: 'data', data: presentCase(row, parts) }
    },
  })

const getCasePicture = ({ db, storage }: ReadServices) =>
  readCall({
    path: '/customer/getCasePicture',
    summary: 'A picture that was sent with one of the own cases',
    permission: 'case:read:own',
    query: pictureQuerySchema,
    answer: z.string(),
    answerType: 'image/jpeg',
    async handle({ query }, context) {
      const row = await findOwnCase(db, context, query.case_number)
      if (row === null) return { kind: 'notFound' }
      const upload = { caseId: row.case.id, uploadId: query.upload_id }
      const picture = await readCaseUpload({ db, storage }, upload)
      if (picture === null) return { kind: 'notFound' }
      return { kind: 'file', name: null, type: 'image/jpeg', body: new Uint8Array(picture) }
    },
  })

const getCaseCalendar = ({ db, publicUrl, now }: ReadServices) =>
  readCall({
    path: '/customer/getCaseCalendar',
    summary: 'The times of one of the own cases as an iCalendar file',
    permission: 'case:read:own',
    query: caseQuerySchema,
    answer: z.string(),
    answerType: 'text/calendar',
    async handle({ query }, context) {
      const row = await findOwnCase(db, context, query.case_number)
      if (row === null) return { kind: 'notFound' }
      const { id: caseId, lang } = row.case
      const file = await loadCaseCalendar(db, { caseId, lang, publicUrl, nowMs: now() })
      if (file === null) return { kind: 'notFound' }
      return { kind: 'file', name: file.filename, type: file.contentType, body: file.content }
    },
  })
