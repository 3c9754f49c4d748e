import { type Testimonial, testimonialSchema } from '@minikran/contract/content'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testimonials } from '../../database/schema/content.ts'
import { changeDuringTest } from '../../testing/change-during-test.ts'
import { fromNow } from '../../testing/clock.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const listed = async () =>
  ((await (await api.get('getTestimonialsArr')).json()) as { data: Testimonial[] }).data

test('every testimonial is listed in order, in both languages, and fits its description', async () => {
  const list = await listed()
  expect(list.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
  for (const testimonial of list) {
    expect(testimonialSchema.safeParse(testimonial).success).toBe(true)
    expect(testimonial.content_en).not.toBe('')
  }
})

test.each([
  ['trashed', { deleted_at: fromNow() }],
  ['not yet published', { publish_at: new Date('2999-01-01') }],
  ['no longer published', { unpublish_at: new Date('2020-01-01') }],
])('a testimonial that is %s is not listed', async (_, set) => {
  await changeDuringTest(api.db, testimonials, { set, where: eq(testimonials.id, 2) })
  expect((await listed()).map(({ id }) => id)).toEqual([1, 3, 4, 5, 6])
})

test('what a text must not hold is cleaned away', async () => {
  const content_sv = '<p onclick="x()">Bra<script>alert(1)</script></p>'
  const where = eq(testimonials.id, 1)
  await changeDuringTest(api.db, testimonials, { set: { content_sv }, where })
  expect((await listed())[0]?.content_sv).toBe('<p>Bra</p>')
})
