import { formChallengeQuery, formChallengeSchema } from '@minikran/contract/forms'
import type { GetSecret } from '../../database/secrets.ts'
import { limits } from '../../http/rate-limit.ts'
import { type Call, dataOf, readCall } from '../calls/call.ts'
import { createChallenge } from './form-challenge.ts'

type Services = { getSecret: GetSecret; now: () => number; formLeastTimeMs: number }

/** The sum question of every form that is sent to the company. */
export function formChallengeCalls({
  getSecret,
  now,
  formLeastTimeMs: leastTimeMs,
}: Services): Call[] {
  return [
    readCall({
      path: '/site/getFormChallenge',
      summary: 'A sum question and the token that binds a form to it; null for an account',
      permission: 'inquiry:create',
      query: formChallengeQuery,
      answer: dataOf(formChallengeSchema.nullable()),
      limits: () => [limits.formChallenge],
      async handle({ query }, { principal }) {
        // A logged-in sender needs none.
        if (principal.userId !== null) return { kind: 'own', body: { data: null } }
        const secret = await getSecret('form-token')
        const data = createChallenge({ form: query.form, secret, nowMs: now(), leastTimeMs })
        return { kind: 'data', data, headers: { 'cache-control': 'no-store' } }
      },
    }),
  ]
}
