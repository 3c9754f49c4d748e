import { expect, test } from 'vitest'
import { readForm } from './read-form.ts'

const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n'
const ofParts = 'multipart/form-data; boundary=x'
const urlEncoded = 'Application/X-www-form-urlencoded'
const posted = (body: BodyInit, contentType = ofParts) =>
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
  ['as many fields as a form may have', posted('a=b&'.repeat(400), urlEncoded), 200],
  ['fields without end', posted('a&'.repeat(600), urlEncoded), 400],
  [
    'fields without end, with two types',
    posted('a&'.repeat(600), `${ofParts}, ${urlEncoded}`),
    400,
  ],
  ['a part with many ampersands', posted(`${part}${'&'.repeat(600)}\r\n--x--`), 200],
  ['a head without end', posted(`--x${'\r\nx: y'.repeat(600)}\r\n\r\nb\r\n--x--`), 400],
  [
    'a second head without end',
    posted(`${part}${part.replace('form-data', `form-data${'; c="d"'.repeat(600)}`)}--x--`),
    400,
  ],
  [
    'a head after line ends',
    posted(`${'\r\n'.repeat(9)}--x${'\r\nx: y'.repeat(600)}\r\n\r\nb\r\n--x--`),
    400,
  ],
  [
    'a long text with dashes',
    posted(`${part}${part.replace('b\r', `\r\n--${'c'.repeat(9_000)}\r`)}--x--`),
    200,
  ],
  ['as much text as all fields may have', posted(`a=${'c'.repeat(190_000)}`, urlEncoded), 200],
  ['a text without end', posted(`a=${'%3C'.repeat(210_000)}`, urlEncoded), 400],
  [
    'a text without end in a part',
    posted(`${part.replace('b\r', `${'<'.repeat(210_000)}\r`)}--x--`),
    400,
  ],
  [
    'texts without end',
    posted(`${part.replace('b\r', `${'<'.repeat(70_000)}\r`).repeat(3)}--x--`),
    400,
  ],
  ['a boundary in quotes', posted(`${part}--x--`, 'multipart/form-data; boundary="x"'), 200],
  ['JSON', posted('{}', 'application/json'), 400],
  ['a look', new Request('http://localhost/forfragan'), 405],
])('%s', async (_, request, status) => {
  expect(await statusOf(request)).toBe(status)
})

test('a file is no text', async () => {
  const form = new FormData()
  form.append('file', new Blob(['d'.repeat(300_000)]), 'e.jpg')
  expect(await statusOf(new Request('http://localhost/', { method: 'POST', body: form }))).toBe(200)
})

test('a border counts wherever it is in a long body', async () => {
  const longHead = part.replace('form-data', `form-data${'; c="d"'.repeat(600)}`)
  for (let length = 65_400; length < 65_560; length += 1) {
    const first = part.replace('b\r', `${'b'.repeat(length)}\r`)
    expect(await statusOf(posted(`${first}${longHead}--x--`)), `${length}`).toBe(400)
  }
})
