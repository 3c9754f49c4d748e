import { act } from 'react'
import { createRoutesStub, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { mount } from '../../components/mount.fixture.tsx'
import { CourseFilter } from './course-filter.tsx'

const courses = [
  { value: 'lyft', text: 'Lyft' },
  { value: 'lift', text: 'Lift' },
]

function Filter() {
  const course = new URLSearchParams(useLocation().search).get('kurs') ?? ''
  return <CourseFilter filter={{ course, city: '' }} courses={courses} cities={[]} />
}

test('the button keeps the focus, and the fields show the filter of the address', async () => {
  const Stub = createRoutesStub([{ path: '/', Component: Filter }])
  const { box } = await mount(<Stub />)
  const chosen = () => box.querySelector('select')?.value
  const choose = (value: string) => Object.assign(box.querySelector('select') ?? {}, { value })
  choose('lift')
  box.querySelector('button')?.focus()
  await act(async () => box.querySelector('button')?.click())
  expect(document.activeElement?.tagName).toBe('BUTTON')
  expect(chosen()).toBe('lift')
})
