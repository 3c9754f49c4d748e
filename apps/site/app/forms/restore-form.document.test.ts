import { expect, test } from 'vitest'
import { emptyDrafted, restoreForm } from './restore-form.ts'

const shown = `
  <input name="from" value="2026-12-03">
  <textarea name="message">Lyft: 5 m</textarea>
  <input name="phone" value="070">
  <input name="tick" type="checkbox" value="1" checked>
  <select name="depot"><option value="">–</option><option value="2" selected>Luleå</option></select>
  <select name="kind"><option value="1" selected>En</option></select>`

test('what the draft has empty is emptied, as far as it can be', () => {
  const form = document.createElement('form')
  form.innerHTML = shown
  emptyDrafted(form, {
    from: '',
    message: '',
    phone: '08',
    tick: '',
    depot: '',
    kind: '',
    gone: '',
  })
  expect(Object.fromEntries(new FormData(form))).toEqual({
    from: '',
    message: '',
    phone: '070',
    depot: '',
    kind: '1',
  })
})

const kinds = (chosen: string) => {
  const options = ['repair', 'part'].map(
    (kind) => `<option value="${kind}" ${kind === chosen ? 'selected' : ''}></option>`,
  )
  const form = document.createElement('form')
  form.innerHTML = `<select name="kind">${options.join('')}</select>`
  return form
}

test.each([
  ['the first choice, which nobody made, is replaced', 'repair', 'part', 'part'],
  ['a choice of the address stays', 'part', 'repair', 'part'],
])('of a list without an empty choice, %s', (_, preset, kind, kept) => {
  const form = kinds(preset)
  restoreForm(form, { kind })
  expect(new FormData(form).get('kind')).toBe(kept)
})
