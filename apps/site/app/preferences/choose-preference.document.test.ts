import { type ClientActionFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { clientAction } from './choose-preference.ts'

test('the other language shows the address as it is now, with what was typed on the page', async () => {
  history.replaceState(null, '', '/maskin?q=5_3_100&fran=2026-12-21')
  const body = new URLSearchParams({ value: 'en', back: '/maskin?q=5_3_100' })
  const request = new Request('http://own.example/val/sprak', { method: 'POST', body })
  const sent = {
    request,
    url: new URL(request.url),
    params: {},
    context: new RouterContextProvider(),
  }
  const answer = await clientAction(sent as unknown as ClientActionFunctionArgs)
  expect(answer.headers.get('location')).toBe('/en/maskin?q=5_3_100&fran=2026-12-21')
})
