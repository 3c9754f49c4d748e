import { expect, test } from 'vitest'
import type { AccountInput } from '../../account-pages/define-account-page.ts'
import { loadCases } from './load-cases.ts'

const listed = (lines: number) => ({
  case_number: `MK-2026-00000${lines}`,
  kind: 'inquiry',
  first: null,
  depot: null,
  starts_at: null,
  created_at: '2026-11-20T12:00:00Z',
  lines,
})

/** My cases while the account has these, 20 a page. */
async function shown(search: string, cases: object[]) {
  const asked: string[] = []
  const answer = await loadCases({
    customer: {
      getProfileObj: async () => ({ ok: true, data: { role: 10 } }),
      getCasesArr: async ({ page }: { page: string }) => {
        asked.push(page)
        return { ok: true, data: page === '1' ? cases : [], count: cases.length }
      },
    },
    request: new Request(`http://localhost/mina-sidor/mina-arenden${search}`),
    locale: 'sv',
  } as unknown as AccountInput)
  return { asked, ...answer.data }
}

test('the first machine stands for a case, and how many more it has', async () => {
  const { rows } = await shown('', [listed(0), listed(1), listed(3)])
  expect(rows.map(({ more }) => more)).toEqual([0, 0, 2])
})

test('a page that is empty by now shows the first one', async () => {
  expect(await shown('?sida=2', [listed(1)])).toMatchObject({
    asked: ['2', '1'],
    page: 1,
    pages: 1,
  })
})

test('an account without cases is asked for once, also on a later page', async () => {
  expect(await shown('?sida=2', [])).toMatchObject({ asked: ['2'], rows: [], pages: 0 })
})

test('a case was sent on its day in Sweden', async () => {
  const { rows } = await shown('', [{ ...listed(1), created_at: '2026-11-20T23:30:00Z' }])
  expect(rows[0]?.sentOn).toBe('lör 21 nov 2026')
})
