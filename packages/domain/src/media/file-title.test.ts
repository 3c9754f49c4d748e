import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileTitle } from './file-title.ts'

test.each([
  ['Spindelkran vid fasad.jpg', 'Spindelkran vid fasad'],
  ['IMG_20260512_0917.JPEG', 'IMG 20260512 0917'],
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\system32\\kran.png', 'kran'],
  ['C:\\bilder\\lyft.webp', 'lyft'],
  ['/', ''],
  ['', ''],
  ['.htaccess', 'htaccess'],
  ['bild.php.jpg', 'bild.php'],
  ['<script>alert(1)<', 'script alert(1)'],
  ['kran\u202egpj.exe', 'krangpj'],
  ['a\r\nSet-Cookie: x.jpg', 'aSet-Cookie x'],
  ['a\u0308.jpg', 'ä'],
  ['lasttabell 2.5 t.pdf', 'lasttabell 2.5 t'],
])('%j becomes %j', (name, title) => {
  expect(fileTitle(name)).toBe(title)
})

test('the title of any file is short and on one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const title = fileTitle(name)
      expect([...title].length).toBeLessThanOrEqual(120)
      expect(title).not.toMatch(/[\p{Cc}\p{Cf}\\/<>]/u)
      expect(title).toBe(title.trim())
    }),
  )
})
