import fc from 'fast-check'
import { expect, test } from 'vitest'
import { multipartFiles } from './multipart-files.ts'

const contentType = 'multipart/form-data; boundary=xx'
const read = (text: string, type = contentType) => {
  const files = multipartFiles(Buffer.from(text, 'latin1'), { contentType: type, maxParts: 5 })
  return files?.map((file) => Buffer.from(file.bytes).toString('latin1')) ?? null
}
const part = (content: string, name = 'filename="a"') =>
  `--xx\r\nContent-Disposition: form-data; name="f"; ${name}\r\n\r\n${content}\r\n`

test.each<[string, string, string[] | null]>([
  ['one file', `${part('abc')}--xx--\r\n`, ['abc']],
  ['a file of line ends', `${part('\r\n\r\n')}--xx--\r\n`, ['\r\n\r\n']],
  ['a file with half a border in it', `${part('\r\n--x')}--xx--`, ['\r\n--x']],
  ['fields beside the file', `${part('1', 'x=1')}${part('abc')}--xx--`, ['abc']],
  ['an encoded name', `${part('abc', "filename*=UTF-8''a")}--xx--`, ['abc']],
  ['an empty file input', `${part('')}--xx--`, []],
  ['no part', '--xx--', []],
  ['two files', `${part('a')}${part('b')}--xx--`, ['a', 'b']],
  ['as many parts as are allowed', `${part('a').repeat(5)}--xx--`, ['a', 'a', 'a', 'a', 'a']],
  ['one part too many', `${part('a').repeat(6)}--xx--`, null],
  ['no last border', part('abc'), null],
  ['headers without end', '--xx\r\nContent-Disposition: form-data', null],
  ['headers beyond all reason', `${part('a', 'x'.repeat(4_000))}--xx--`, null],
  ['something before the first border', ` ${part('abc')}--xx--`, null],
  ['nothing', '', []],
])('%s', (_, body, files) => {
  expect(read(body)).toEqual(files)
})

test.each([
  ['multipart/form-data; boundary="xx"', ['abc']],
  ['multipart/form-data; charset=utf-8; Boundary=xx', ['abc']],
  ['multipart/form-data; boundary=', null],
  ['multipart/form-data', null],
])('the border of %s', (type, files) => {
  expect(read(`${part('abc')}--xx--`, type)).toEqual(files)
})

test('whatever bytes a file has come out as they went in, as a browser sends them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 200 }), async (bytes) => {
      const form = new FormData()
      form.append('any', new Blob([bytes]), 'å".jpg')
      const sent = new Request('http://x/', { method: 'POST', body: form })
      const files = multipartFiles(new Uint8Array(await sent.arrayBuffer()), {
        contentType: sent.headers.get('content-type') ?? '',
        maxParts: 1,
      })
      expect(files?.map((file) => new Uint8Array(file.bytes))).toEqual([bytes])
    }),
  )
})

test.each([
  ['filename="lyft.jpg"', 'lyft.jpg'],
  ['filename="Å lyft.jpg"', 'Å lyft.jpg'],
  ['filename=lyft.jpg', 'lyft.jpg'],
  ['filename="../../a.php"', '../../a.php'],
  ['filename=""', ''],
])('the file of %s is called %j', (named, name) => {
  const body = Buffer.from(`${part('abc', named)}--xx--`, 'utf8')
  expect(multipartFiles(body, { contentType, maxParts: 1 })?.map((file) => file.name)).toEqual([
    name,
  ])
})
