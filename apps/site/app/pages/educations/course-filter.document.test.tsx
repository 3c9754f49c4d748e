import { act } from 'react'
import { createRoutesStub, Link, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { mount } from '../../components/mount.fixture.tsx'
import { CourseFilter } from './course-filter.tsx'

const courses = [
  { value: 'lyft', text: 'Lyft' },
  { value: 'lift', text: 'Lift' },
]

const cities = ['Umeå', 'Kiruna'].map((city) => ({ value: city, text: city }))

function Filter() {
  const asked = new URLSearchParams(useLocation().search)
  const filter = { course: asked.get('kurs') ?? '', city: asked.get('ort') ?? '' }
  return (
    <>
      <CourseFilter filter={filter} courses={courses} cities={cities} />
      <Link to="/">all</Link>
      <Link to="/?kurs=lyft&ort=Kiruna">others</Link>
    </>
  )
}

test('the button keeps the focus, and the fields show the filter of the address', async () => {
  const Stub = createRoutesStub([{ path: '/', Component: Filter }])
  const { box } = await mount(<Stub />)
  const chosen = () => [...box.querySelectorAll('select')].map(({ value }) => value)
  const [course, city] = box.querySelectorAll('select')
  Object.assign(course ?? {}, { value: 'lift' })
  Object.assign(city ?? {}, { value: 'Umeå' })
  box.querySelector('button')?.focus()
  await act(async () => box.querySelector('button')?.click())
  expect(document.activeElement?.tagName).toBe('BUTTON')
  expect(chosen()).toEqual(['lift', 'Umeå'])
  await act(async () => box.querySelector('a')?.click())
  expect(chosen()).toEqual(['', ''])
})

test.each([
  ['all', ['', '']],
  ['others', ['lyft', 'Kiruna']],
])('a choice that was not sent gives way to the filter of the link to %s', async (name, filter) => {
  const Stub = createRoutesStub([{ path: '/', Component: Filter }])
  const { box } = await mount(<Stub />)
  const [course, city] = box.querySelectorAll('select')
  Object.assign(course ?? {}, { value: 'lift' })
  await act(async () => box.querySelector('button')?.click())
  Object.assign(city ?? {}, { value: 'Umeå' })
  const link = [...box.querySelectorAll('a')].find(({ textContent }) => textContent === name)
  await act(async () => link?.click())
  expect([course?.value, city?.value]).toEqual(filter)
})
