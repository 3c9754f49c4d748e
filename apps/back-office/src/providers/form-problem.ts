import { HttpError } from 'ra-core'
import { problemSentence, ruleSentence } from '../texts/problem-sentences.ts'
import { ApiProblem } from './call-api.ts'

/** Converts a refusal for react-admin's forms, with sentences by field. */
export function formProblem(error: unknown, resource = ''): never {
  if (!(error instanceof ApiProblem)) throw error
  const errors = Object.fromEntries(
    Object.entries(error.errors).map(([field, rules]) => [
      field,
      rules.map((rule) => ruleSentence(rule, field)).join(' '),
    ]),
  )
  throw new HttpError(problemSentence(error.code, resource), error.status, {
    ...(Object.keys(errors).length === 0 ? {} : { errors }),
    code: error.code,
    facts: error.facts,
  })
}
