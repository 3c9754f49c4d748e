import { act } from 'react'
import { createRoutesStub, Link, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { mount } from '../../components/mount.fixture.tsx'
import { PlanForm } from './plan-form.tsx'

const moved = '/?height=5&radius=3.5&weight=200&ground=sand&passage=opening'

/** The form of the plan in the address, and a link to another plan as beside a plan. */
function Plan() {
  const typed = Object.fromEntries(new URLSearchParams(useLocation().search))
  return (
    <>
      <Link to={moved}>Flytta kranen</Link>
      <PlanForm typed={typed} faults={{}} shown={null} />
    </>
  )
}

const Stub = createRoutesStub([{ path: '/', Component: Plan }])

test('the form shows the plan that a link leads to, and keeps what was typed beside it', async () => {
  const { box } = await mount(
    <Stub initialEntries={['/?height=5&radius=4&weight=180&ground=lawn']} />,
  )
  const form = box.querySelector('form') as HTMLFormElement
  const filled = () => Object.fromEntries(new FormData(form))
  expect(filled()).toMatchObject({ radius: '4', weight: '180', ground: 'lawn', passage: '' })
  Object.assign(form.elements.namedItem('wind') ?? {}, { value: '7' })
  await act(async () => box.querySelector('a')?.click())
  expect(filled()).toMatchObject({ radius: '3,5', weight: '200', ground: 'sand', wind: '7' })
  expect(filled()).toMatchObject({ passage: 'opening' })
})
