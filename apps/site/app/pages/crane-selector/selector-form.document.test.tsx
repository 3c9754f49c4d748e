import { act, useMemo } from 'react'
import { createRoutesStub, Link, useLocation } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mount } from '../../components/mount.fixture.tsx'
import { initialLift } from '../../crane-selection/initial-lift.ts'
import { liftInAddress } from '../../crane-selection/lift-values.ts'
import { typeInto } from '../../forms/restore-form.ts'
import { SelectorForm } from './selector-form.tsx'

function Page() {
  const { search } = useLocation()
  const start = useMemo(() => {
    const address = new URL(`http://site/kranvaljaren${search}`)
    return initialLift(liftInAddress(address), 'sv')
  }, [search])
  return (
    <>
      <SelectorForm start={start} />
      <Link to="/kranvaljaren?q=5_5_80" id="other-lift" />
    </>
  )
}

const Stub = createRoutesStub([{ path: '/kranvaljaren', Component: Page }])

async function showSelector(address: string) {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))
  const { box } = await mount(<Stub initialEntries={[address]} />)
  vi.unstubAllGlobals()
  const form = box.querySelector('form') as HTMLFormElement
  const drawn = () => box.querySelector('#radie a') as HTMLAnchorElement
  const measure = (name: string) =>
    box.querySelector<HTMLInputElement>(`#radie [name=${name}]`) as HTMLInputElement
  const typeSite = (name: string, text: string) =>
    typeInto(measure(name).form as HTMLFormElement, name, text)
  return {
    type: (name: string, text: string) => act(async () => typeInto(form, name, text)),
    leaveSite: (name: string, text: string) =>
      act(async () => {
        measure(name).focus()
        typeSite(name, text)
        measure(name).blur()
      }),
    drag: (name: string, text: string) =>
      act(async () => {
        typeSite(name, text)
        const letGo = new Event('pointerup', { bubbles: true })
        box.querySelector('#radie svg')?.dispatchEvent(letGo)
      }),
    drawnAddress: () => drawn().getAttribute('href'),
    planAddress: () => box.querySelectorAll('#radie a')[1]?.getAttribute('href'),
    openOtherLift: () =>
      act(async () => box.querySelector<HTMLAnchorElement>('#other-lift')?.click()),
    useDrawn: () => act(async () => drawn().click()),
    weight: () => (form.elements.namedItem('w') as HTMLInputElement).value,
  }
}

test('the drawn site keeps a weight that was typed without a radius', async () => {
  const selector = await showSelector('/kranvaljaren')
  await selector.type('r', '')
  await selector.type('w', '500')
  expect(selector.drawnAddress()).toBe('/kranvaljaren?q=7.5_3.5_500')
  await selector.useDrawn()
  expect(selector.weight()).toBe('500')
})

test('the drawn site keeps the weight of an address without a radius', async () => {
  const selector = await showSelector('/kranvaljaren?h=5&r=&w=500')
  expect(selector.drawnAddress()).toBe('/kranvaljaren?q=7.5_3.5_500')
})

test.each([
  ['', 'null'],
  ['&extra=20', '20'],
])('the plan of the drawn site, for "%s", has the rigging %s', async (extra, rigging) => {
  const selector = await showSelector(`/kranvaljaren?q=5_5_80${extra}`)
  const [, query] = selector.planAddress()?.split('?') ?? []
  expect(String(new URLSearchParams(query).get('rigging'))).toBe(rigging)
})

test('the drawn site has the weight of the address that was opened last', async () => {
  const selector = await showSelector('/kranvaljaren')
  await selector.type('w', '500')
  await selector.openOtherLift()
  expect(selector.drawnAddress()).toBe('/kranvaljaren?q=7.5_3.5_80')
})

test('the address has the measures of the drawn site, so that back and the other language show them', async () => {
  onTestFinished(() => history.replaceState(null, '', '/'))
  history.replaceState(null, '', '/kranvaljaren?q=5_5_80')
  const selector = await showSelector('/kranvaljaren?q=5_5_80')
  await selector.leaveSite('karm', '8')
  expect(location.search).toMatch(/^\?q=5_5_80&karm=8&avstand=1&/)
  await selector.drag('karm', '9')
  expect(location.search).toContain('karm=9&')
})
