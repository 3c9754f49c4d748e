import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { CourseBooking, CourseSeats } from './course-booking.tsx'

const Stub = createRoutesStub([{ id: 'root', path: '/', Component: AnyBooking }])

function AnyBooking() {
  const product = useLocation().state
  return (
    <>
      <CourseSeats course={product.course} />
      <CourseBooking product={product} />
    </>
  )
}

function markup(isOver: boolean): string {
  const course = { line: 'Malmö', key: 'lift', seatsLeft: 4, occasion: null, isOver }
  const state = { slug: 'lift-malmo', title: { text: 'Lift', lang: 'sv' }, course }
  return renderToStaticMarkup(<Stub initialEntries={[{ pathname: '/', state }]} />)
}

test('a course to come has its seats and the link to register', () => {
  const html = markup(false)
  expect(html).toContain('Platser kvar: 4')
  expect(html).toContain('href="/anmalan?produkt=lift-malmo"')
})

test('a course that has begun says so, without seats and without the link to register', () => {
  const html = markup(true)
  expect(html).toContain('Kurstillfället har redan börjat')
  expect(html).toContain('href="/utbildningar?kurs=lift#tillfallen"')
  expect(html).not.toContain('Platser kvar')
  expect(html).not.toContain('/anmalan')
})
