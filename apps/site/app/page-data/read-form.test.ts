import { expect, test } from 'vitest'
import { readForm } from './read-form.ts'

const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n'
const posted = (body: BodyInit, contentType = 'multipart/form-data; boundary=x') =>
  new Request('http://localhost/forfragan', {
    method: 'POST',
    body,
    headers: { 'content-type': contentType },
  })
const statusOf = async (request: Request) =>
  await readForm(request).then(
    () => 200,
    (refused: Response) => refused.status,
  )

test('a form is read, with its files, in both of its encodings', async () => {
  const form = new FormData()
  form.append('a', 'b\r\n--c')
  form.append('file', new Blob(['d']), 'e.jpg')
  const read = await readForm(new Request('http://localhost/', { method: 'POST', body: form }))
  expect([read.get('a'), read.get('file') instanceof File]).toEqual(['b\r\n--c', true])
  const plain = await readForm(posted('a=b', 'application/x-www-form-urlencoded'))
  expect(plain.get('a')).toBe('b')
})

test.each([
  ['as many parts as a form may have', posted(`${part.repeat(400)}--x--`), 200],
  ['parts without end', posted(`${part.repeat(600)}--x--`), 400],
  ['JSON', posted('{}', 'application/json'), 400],
  ['a look', new Request('http://localhost/forfragan'), 405],
])('%s', async (_, request, status) => {
  expect(await statusOf(request)).toBe(status)
})
