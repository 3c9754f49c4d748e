import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type SiteContext, siteContext } from '../page-data/site-context.ts'
import { postLogIn } from '../pages/log-in/post-log-in.ts'
import { returnPath } from '../preferences/return-path.ts'
import { openRedirects } from './open-redirects.fixture.ts'

const own = 'http://own.example'

/** Where the log-in redirects to after a right password. */
async function leadsTo(back: string): Promise<string> {
  const context = new RouterContextProvider()
  const auth = { doLogin: async () => ({ ok: true }) }
  context.set(siteContext, { auth, locale: 'sv' } as unknown as SiteContext)
  const request = new Request(
    `${own}/mina-sidor/logga-in?${new URLSearchParams({ tillbaka: back })}`,
    {
      method: 'POST',
      body: new URLSearchParams({ email_address: 'a@own.example', password: 'x' }),
    },
  )
  const args = { request, context, pattern: '', params: {}, url: new URL(request.url) }
  const answer = await postLogIn(args)
  if (!(answer instanceof Response)) throw new Error(`${back} is refused`)
  expect(answer.status).toBe(303)
  return answer.headers.get('location') ?? ''
}

test('sixty different addresses are tried', () => {
  expect(new Set(openRedirects).size).toBe(60)
})

test.each(openRedirects)('%j leads to a page of this site', async (form) => {
  const to = await leadsTo(form)
  expect(new URL(to, own).origin).toBe(own)
  expect(to).toMatch(/^\/(?![/\\])[^\\\p{Cc}]*$/u)
  expect(returnPath(form)).toBe(to)
})
