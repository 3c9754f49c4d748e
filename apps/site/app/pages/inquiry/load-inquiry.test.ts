import { expect, test } from 'vitest'
import type { LoadInput } from '../../page-data/define-page.ts'
import { loadInquiry } from './load-inquiry.ts'

const found = (data: unknown) => async () => ({ ok: true, data })

function inputOf(search: string, again: object): LoadInput {
  const api = { getDepotsArr: found([]), getFormChallenge: found(null) }
  const customer = {
    getProfileObj: found({ firstname: 'Karin', company: null }),
    getCasesArr: found([{ kind: 'inquiry', depot: { id: 3 } }]),
    getCaseObj: found({ text: '', delivery: null, ...again }),
  }
  const url = new URL(`https://minikran.example/forfragan${search}`)
  return { api, customer, url, locale: 'sv' } as unknown as LoadInput
}

test.each([
  ['?igen=MK-2026-000007&hamtas=2028-03-01', { depot: { id: 5 } }, '5'],
  ['?igen=MK-2026-000007', { depot: null }, undefined],
  ['?hamtas=2028-03-01', {}, undefined],
])(
  '%s of a case %o begins with its depot before that of the machine',
  async (search, again, depot) => {
    const { start } = await loadInquiry(inputOf(search, again))
    expect(start.depot_id).toBe(depot)
  },
)
