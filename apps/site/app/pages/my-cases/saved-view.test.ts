import fc from 'fast-check'
import { expect, test } from 'vitest'
import { savedView, saveView } from './saved-view.ts'

const names = ['lage', 'ordning']
const asked = (search: string, cookie = '') =>
  new Request(`http://own.example/mina-sidor/mina-arenden${search}`, { headers: { cookie } })
const sent = (cookies: string[]) => cookies.map((text) => text.split(';')[0]).join('; ')

test('a list is shown with the saved view', () => {
  const view = { filters: { lage: 'received', ordning: 'date' }, page: 3 }
  const cookies = saveView('cases', view, asked('?sida=3'))
  expect(cookies).toEqual([
    expect.stringMatching(/^filters=.*; Path=\/; .*SameSite=Lax; Secure$/),
    expect.stringMatching(/^paginations=.*; Path=\/; .*SameSite=Lax; Secure$/),
  ])
  expect(savedView('cases', names, asked('', sent(cookies)))).toEqual(view)
})

test('a visit that chooses nothing saves nothing', () => {
  const view = { filters: { lage: '', ordning: 'newest' }, page: 1 }
  expect(saveView('cases', view, asked(''))).toEqual([])
  expect(saveView('cases', view, asked('?utm_source=mail'))).toEqual([])
})

test('any parameter in the address replaces the whole saved view', () => {
  const left = { filters: { lage: 'received', ordning: 'date' }, page: 3 }
  const cookie = sent(saveView('cases', left, asked('?sida=3')))
  expect(savedView('cases', names, asked('?lage=', cookie))).toEqual({
    filters: { lage: '', ordning: '' },
    page: 1,
  })
})

test('each list has a saved view of its own', () => {
  const others = sent(saveView('other', { filters: { a: 'b' }, page: 2 }, asked('?sida=2')))
  const view = { filters: { lage: '', ordning: '' }, page: 1 }
  const both = sent(saveView('cases', view, asked('?lage=', others)))
  expect(savedView('other', ['a'], asked('', both))).toEqual({ filters: { a: 'b' }, page: 2 })
})

test('any cookie gives a valid view', () => {
  const cookie = fc.string({ unit: fc.constantFrom(...'%"{}[]:,12ab=;') })
  fc.assert(
    fc.property(cookie, cookie, (filters, paginations) => {
      const header = encodeURI(`filters=${filters}; paginations=${paginations}`)
      const { page } = savedView('cases', names, asked('', header))
      expect(page).toBeGreaterThanOrEqual(1)
    }),
  )
})
