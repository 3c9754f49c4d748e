import type { APIRequestContext } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { site } from '../sites.ts'
import { listWith } from './office.ts'
import { queryOf } from './site-database.ts'

/** The inbox with one case. */
export const inboxWith = (number: string) => listWith('cases', number)

async function sent(answer: Awaited<ReturnType<APIRequestContext['post']>>): Promise<string> {
  const body = (await answer.json()) as { errors?: object; data: { case_number: string } }
  expect(body.errors).toBeUndefined()
  return body.data.case_number
}

export async function sendInquiry(request: APIRequestContext, change: object): Promise<string> {
  return sent(
    await request.post('/api/site/makeInquery', {
      data: {
        lang: 'sv',
        depot_id: 1,
        prod_id: 1,
        prod_name: 'Jekko SPX312',
        firstname: 'Astrid',
        lastname: 'Ekman',
        pickup_at: '2028-03-15 09:00',
        return_at: '2028-03-17 15:00',
        ...change,
      },
    }),
  )
}

export async function applyForCredit(request: APIRequestContext, change: object): Promise<string> {
  return sent(
    await request.post('/api/site/makeCreditApplication', {
      data: {
        lang: 'en',
        corp_name: 'Norra Glas AB',
        corp_address: 'Kajgatan 4',
        corp_zip: '41104',
        corp_city: 'Göteborg',
        email_address: 'info@norraglas.example',
        firstname: 'Anna',
        lastname: 'Svensson',
        limit: 150_000,
        consent: true,
        ...change,
      },
    }),
  )
}

/** A course of these seats that no other journey touches. */
export async function takeCourse(
  slug: string,
  seats: number,
): Promise<{ id: number; title: string }> {
  const [course] = await queryOf<{ id: number; title: string }>(
    site,
    'update products set course_participant = $2 where product_slug = $1 returning id, title_sv as title',
    [slug, seats],
  )
  if (course === undefined) throw new Error(`No course ${slug}`)
  return course
}

export async function register(
  request: APIRequestContext,
  { course, email, names, lang = 'sv' }: Registering,
): Promise<string> {
  return sent(
    await request.post('/api/site/makeEducationRegistration', {
      data: {
        lang,
        price_type: '1',
        firstname: 'Karin',
        lastname: 'Lindqvist',
        email,
        prod_id: course,
        participants: names.map((firstname) => ({ firstname, lastname: 'Berg' })),
      },
    }),
  )
}
type Registering = { course: number; email: string; names: string[]; lang?: 'sv' | 'en' }
