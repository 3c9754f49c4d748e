import { expect, test } from 'vitest'
import { takePictures } from './take-pictures.ts'

/** An API that answers in turn: an id, or a rule that refuses. */
function visit(...answers: (string | { rule: string; status?: number })[]) {
  const api: Parameters<typeof takePictures>[0] = {
    uploadInquiryImage: async () => {
      const answer = answers.shift() ?? { rule: 'unasked' }
      if (typeof answer === 'string') return { ok: true, data: { upload_id: answer }, count: 1 }
      const { rule, status = 422 } = answer
      const refused = status === 422 ? { count: 1, errors: { image: [rule] } } : null
      return { ok: false, status, problem: null, refused }
    },
  }
  return api
}
function formOf(files: number, brought = '') {
  const form = new FormData()
  form.append('uploads', brought)
  // A file input that was left empty.
  form.append('pictures', new Blob([]), '')
  for (let file = 0; file < files; file += 1) form.append('pictures', new Blob(['x']), 'a.jpg')
  return form
}

test('the pictures of a form become ids beside those it brought', async () => {
  const form = formOf(2, 'a')
  expect(await takePictures(visit('b', 'c'), form)).toEqual({})
  expect(form.get('uploads')).toBe('a b c')
})

test('a form without pictures asks nothing', async () => {
  const form = formOf(0)
  expect(await takePictures(visit(), form)).toEqual({})
  expect(form.get('uploads')).toBe('')
})

test('a fourth picture is told of, and the first three are kept', async () => {
  const form = formOf(4)
  expect(await takePictures(visit('a', 'b', 'c'), form)).toEqual({ uploads: ['maxCount'] })
  expect(form.get('uploads')).toBe('a b c')
})

test.each([
  [{ rule: 'imageType' }, 'imageType'],
  [{ rule: '', status: 413 }, 'imageSize'],
  [{ rule: '', status: 429 }, 'imageBusy'],
  [{ rule: '', status: 0 }, 'imageNotSent'],
])('a picture refused by %j is told as %s, the others are kept', async (answer, rule) => {
  const form = formOf(2)
  expect(await takePictures(visit(answer, 'b'), form)).toEqual({ uploads: [rule] })
  expect(form.get('uploads')).toBe('b')
})
